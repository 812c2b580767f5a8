// Generated from red7/notation/symbols.py by `make types`. Do not edit.

/** The letters of the colors, from red to violet. */
export const COLORS = ["R", "O", "Y", "G", "B", "I", "V"];

/** All cards, the best first. */
export const CARDS = ["R7", "O7", "Y7", "G7", "B7", "I7", "V7", "R6", "O6", "Y6", "G6", "B6", "I6", "V6", "R5", "O5", "Y5", "G5", "B5", "I5", "V5", "R4", "O4", "Y4", "G4", "B4", "I4", "V4", "R3", "O3", "Y3", "G3", "B3", "I3", "V3", "R2", "O2", "Y2", "G2", "B2", "I2", "V2", "R1", "O1", "Y1", "G1", "B1", "I1", "V1"];

/** The side of the square that a symbol is drawn in. */
export const SYMBOL_BOX = 24;

/** The symbol of each color, as a path to be filled by the even-odd rule. */
export const SYMBOLS: Record<string, string> = {
  R: "M12.6 1.2c.5 3.6 5.9 6.3 5.9 12.6a6.5 6.5 0 0 1-13 .2c0-2.9 1.4-4.7 2.7-6.8.5 1.7 1.2 2.6 2.2 3.1C10.3 7 10.8 3.8 12.6 1.2zM12 13.4c-1.5 1.7-2.3 2.7-2.3 4a2.3 2.3 0 0 0 4.6 0c0-1.3-.8-2.3-2.3-4z",
  O: "M12 1.7l8.9 5.15v10.3L12 22.3l-8.9-5.15L3.1 6.85z",
  Y: "M12 1.3l3.27 6.9 7.53.97-5.53 5.2 1.41 7.47L12 18.17 5.32 21.84l1.41-7.47L1.2 9.17l7.53-.97z",
  G: "M21.3 2.7C9.8 2.2 3.2 7.4 3.2 14.6c0 1.5.3 2.9.9 4.2L2.4 20.5a1.05 1.05 0 0 0 1.5 1.5l1.7-1.7c1.3.6 2.7.9 4.2.9 7.2 0 12-7 11.5-18.5zM6.9 17.9c1.3-4.6 4.3-8.2 9-10.6-3.3 3.2-5.6 6.6-7.1 11z",
  B: "M12 1.2c4.2 5.5 7.3 9.3 7.3 13.5a7.3 7.3 0 0 1-14.6 0C4.7 10.5 7.8 6.7 12 1.2z",
  I: "M21 15.7A10 10 0 1 1 9.3 1.9a8.3 8.3 0 0 0 11.7 13.8z",
  V: "M12 1.2a4.3 4.3 0 0 1 4.2 5.3 4.3 4.3 0 1 1 1.5 7.9 4.3 4.3 0 1 1-5.7 4.3 4.3 4.3 0 1 1-5.7-4.3 4.3 4.3 0 1 1 1.5-7.9A4.3 4.3 0 0 1 12 1.2zm0 8.6a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z",
};
