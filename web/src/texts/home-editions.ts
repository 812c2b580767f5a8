// Generated from red7/texts/languages.py, scripts/rules_sheet.py and
// red7/core/editions.py by `make types`. Do not edit.

/** The edition of boxes that have none of their own. */
export const USUAL_EDITION = "v1.2";

/** The editions of languages whose box has one of its own. */
export const HOME_EDITIONS: Readonly<Record<string, string>> = {
  fr: "v1.2-fr",
  it: "v1.2-it",
  es: "v1.3",
  pl: "pl-2021",
};

/** What each edition says otherwise than the usual one. */
export const DIFFERENCES: Readonly<Record<string, readonly string[]>> = {
  "v1.2": [],
  "v1.2-fr": ["compulsory-draw"],
  "v1.2-it": ["hopeless-one-takes"],
  "pl-2021": ["compulsory-draw", "seven-wins-at-once", "seven-draws", "hopeless-banned"],
  "v1.3": ["seven-wins-at-once", "seven-draws", "hopeless-banned", "losing-canvas"],
};

/** The switches without which a difference is not met. */
export const SWITCHES: Readonly<
  Record<string, readonly ("draw" | "scoring" | "actions")[]>
> = {
  "losing-canvas": [],
  "compulsory-draw": ["draw"],
  "hopeless-banned": ["actions"],
  "hopeless-one-takes": ["actions"],
  "seven-wins-at-once": ["actions"],
  "seven-draws": ["actions", "draw"],
};
