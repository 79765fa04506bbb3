export const texts = { captions: 'Captions', poster: 'Poster' } as const;
