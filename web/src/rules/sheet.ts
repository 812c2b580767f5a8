// Generated from scripts/rules_sheet.py by `make types`. Do not edit.
import type { Lead } from '../wire'

/** Two palettes under a rule, which of their cards count, and who leads. */
export interface Example {
  palettes: string[][];
  counts: string[][];
  lead: Lead;
}

/** What an edition says where editions differ. */
export interface Answer {
  point: string;
  says: boolean;
  /** What to look up in the rulebook. */
  passage: string;
  /** The presets that it matters for. */
  presets: string[];
  /** The editions that say the opposite. */
  others: string[];
}

/** One for each rule, from red to violet. */
export const EXAMPLES: readonly Example[] = [
  {"palettes": [["B7", "Y3"], ["R6", "O5", "G4"]], "counts": [["B7"], ["R6"]], "lead": {"color": "R", "seat": 0, "cards": ["B7"], "best": "B7", "tie": {"rival": 1, "best": "R6", "broken": "number"}}},
  {"palettes": [["G3", "V3", "I1"], ["R7", "O6", "Y2"]], "counts": [["G3", "V3"], ["R7"]], "lead": {"color": "O", "seat": 0, "cards": ["G3", "V3"], "best": "G3", "tie": null}},
  {"palettes": [["B5", "B2", "B1"], ["R7", "Y6", "Y4"]], "counts": [["B5", "B2", "B1"], ["Y6", "Y4"]], "lead": {"color": "Y", "seat": 0, "cards": ["B5", "B2", "B1"], "best": "B5", "tie": null}},
  {"palettes": [["R7", "G5", "O3", "B2"], ["I6", "V4", "Y1"]], "counts": [["B2"], ["I6", "V4"]], "lead": {"color": "G", "seat": 1, "cards": ["I6", "V4"], "best": "I6", "tie": null}},
  {"palettes": [["R7", "R6", "O4"], ["G3", "B2", "V1"]], "counts": [["R7", "O4"], ["G3", "B2", "V1"]], "lead": {"color": "B", "seat": 1, "cards": ["G3", "B2", "V1"], "best": "G3", "tie": null}},
  {"palettes": [["R3", "B4", "Y5", "V5", "O7"], ["G6", "I7", "R2"]], "counts": [["Y5", "B4", "R3"], ["I7", "G6"]], "lead": {"color": "I", "seat": 0, "cards": ["Y5", "B4", "R3"], "best": "Y5", "tie": null}},
  {"palettes": [["R7", "O6", "V2"], ["B3", "Y5", "G1"]], "counts": [["V2"], ["B3", "G1"]], "lead": {"color": "V", "seat": 1, "cards": ["B3", "G1"], "best": "B3", "tie": null}},
];

/** Equally many cards that count: a number decides, and a color. */
export const TIES: readonly Example[] = [
  {"palettes": [["R5", "B6", "G2"], ["Y7", "O2", "V2"]], "counts": [["B6", "G2"], ["O2", "V2"]], "lead": {"color": "G", "seat": 0, "cards": ["B6", "G2"], "best": "B6", "tie": {"rival": 1, "best": "O2", "broken": "number"}}},
  {"palettes": [["O3", "B1", "G7"], ["R3", "I2", "V4"]], "counts": [["O3", "B1"], ["R3", "I2"]], "lead": {"color": "V", "seat": 1, "cards": ["R3", "I2"], "best": "R3", "tie": {"rival": 0, "best": "O3", "broken": "color"}}},
];

/** How many can play, and the points that win with so many. */
export const POINTS_TO_WIN = {"players": [2, 3, 4], "targets": [40, 35, 30]};

/** What each edition says. */
export const EDITIONS: Readonly<Record<string, readonly Answer[]>> = {
  "v1.2": [
    {"point": "losing-canvas", "says": false, "passage": "turn", "presets": ["basic", "advanced", "expert"], "others": ["v1.3"]},
    {"point": "compulsory-draw", "says": false, "passage": "draw", "presets": ["advanced", "expert"], "others": ["v1.2-fr", "pl-2021"]},
    {"point": "hopeless-banned", "says": false, "passage": "actions", "presets": ["expert"], "others": ["pl-2021", "v1.3"]},
    {"point": "hopeless-one-takes", "says": false, "passage": "card-1", "presets": ["expert"], "others": ["v1.2-it"]},
    {"point": "seven-wins-at-once", "says": true, "passage": "card-7", "presets": ["expert"], "others": ["pl-2021", "v1.3"]},
    {"point": "seven-draws", "says": true, "passage": "card-7", "presets": ["expert"], "others": ["pl-2021", "v1.3"]},
  ],
  "v1.2-fr": [
    {"point": "losing-canvas", "says": false, "passage": "turn", "presets": ["basic", "advanced", "expert"], "others": ["v1.3"]},
    {"point": "compulsory-draw", "says": true, "passage": "draw", "presets": ["advanced", "expert"], "others": ["v1.2", "v1.2-it", "v1.3"]},
    {"point": "hopeless-banned", "says": false, "passage": "actions", "presets": ["expert"], "others": ["pl-2021", "v1.3"]},
    {"point": "hopeless-one-takes", "says": false, "passage": "card-1", "presets": ["expert"], "others": ["v1.2-it"]},
    {"point": "seven-wins-at-once", "says": true, "passage": "card-7", "presets": ["expert"], "others": ["pl-2021", "v1.3"]},
    {"point": "seven-draws", "says": true, "passage": "card-7", "presets": ["expert"], "others": ["pl-2021", "v1.3"]},
  ],
  "v1.2-it": [
    {"point": "losing-canvas", "says": false, "passage": "turn", "presets": ["basic", "advanced", "expert"], "others": ["v1.3"]},
    {"point": "compulsory-draw", "says": false, "passage": "draw", "presets": ["advanced", "expert"], "others": ["v1.2-fr", "pl-2021"]},
    {"point": "hopeless-banned", "says": false, "passage": "actions", "presets": ["expert"], "others": ["pl-2021", "v1.3"]},
    {"point": "hopeless-one-takes", "says": true, "passage": "card-1", "presets": ["expert"], "others": ["v1.2", "v1.2-fr"]},
    {"point": "seven-wins-at-once", "says": true, "passage": "card-7", "presets": ["expert"], "others": ["pl-2021", "v1.3"]},
    {"point": "seven-draws", "says": true, "passage": "card-7", "presets": ["expert"], "others": ["pl-2021", "v1.3"]},
  ],
  "pl-2021": [
    {"point": "losing-canvas", "says": false, "passage": "turn", "presets": ["basic", "advanced", "expert"], "others": ["v1.3"]},
    {"point": "compulsory-draw", "says": true, "passage": "draw", "presets": ["advanced", "expert"], "others": ["v1.2", "v1.2-it", "v1.3"]},
    {"point": "hopeless-banned", "says": true, "passage": "actions", "presets": ["expert"], "others": ["v1.2", "v1.2-fr", "v1.2-it"]},
    {"point": "seven-wins-at-once", "says": false, "passage": "card-7", "presets": ["expert"], "others": ["v1.2", "v1.2-fr", "v1.2-it"]},
    {"point": "seven-draws", "says": false, "passage": "card-7", "presets": ["expert"], "others": ["v1.2", "v1.2-fr", "v1.2-it"]},
  ],
  "v1.3": [
    {"point": "losing-canvas", "says": true, "passage": "turn", "presets": ["basic", "advanced", "expert"], "others": ["v1.2", "v1.2-fr", "v1.2-it", "pl-2021"]},
    {"point": "compulsory-draw", "says": false, "passage": "draw", "presets": ["advanced", "expert"], "others": ["v1.2-fr", "pl-2021"]},
    {"point": "hopeless-banned", "says": true, "passage": "actions", "presets": ["expert"], "others": ["v1.2", "v1.2-fr", "v1.2-it"]},
    {"point": "seven-wins-at-once", "says": false, "passage": "card-7", "presets": ["expert"], "others": ["v1.2", "v1.2-fr", "v1.2-it"]},
    {"point": "seven-draws", "says": false, "passage": "card-7", "presets": ["expert"], "others": ["v1.2", "v1.2-fr", "v1.2-it"]},
  ],
};
