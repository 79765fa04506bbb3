export const texts = { undo: 'Undo', region: (key: string) => `Notifications (${key})` } as const;
