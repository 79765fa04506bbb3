/** Two texts of one journal as one: what was there first, then the member's own. */
export const bothTexts = (other: string, mine: string): string => `${other.trimEnd()}\n\n${mine}`;
