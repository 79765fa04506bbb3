export const texts = { mentionable: 'People you may mention' } as const;
