/** Two texts of one journal as one: first the text that was saved elsewhere, then the one written here. */
export const bothTexts = (other: string, mine: string): string => `${other.trimEnd()}\n\n${mine}`;
