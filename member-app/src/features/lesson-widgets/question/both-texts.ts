/** Joins two texts of one journal: first the one saved elsewhere, then the one written here. */
export const bothTexts = (other: string, mine: string): string => `${other.trimEnd()}\n\n${mine}`;
