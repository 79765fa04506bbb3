export const texts = { mentionable: 'People you can mention' } as const;
