// Generated from red7/texts/languages.py and red7/core/editions.py by `make types`. Do not edit.

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
