export const texts = { alt: 'Description for those who do not see the picture' } as const;
