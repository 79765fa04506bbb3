export const files = import.meta.glob('/src/**/*{texts,words}.en.ts', { eager: true });
