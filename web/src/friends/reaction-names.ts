// Generated from red7/table/reactions.py by `make types`. Do not edit.

export const REACTIONS = ["hello", "thanks", "well-played", "lucky", "oops", "hurry", "thinking", "wow", "laugh", "sad", "one-more", "good-game"] as const;
