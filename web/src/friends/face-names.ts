// Generated from red7/table/faces.py by `make types`. Do not edit.

export const FACES = ["cat", "fox", "rabbit", "bear", "owl", "frog", "fish", "whale", "snail", "boat", "teapot", "cactus"] as const;
