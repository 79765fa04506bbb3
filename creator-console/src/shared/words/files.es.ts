export const files = import.meta.glob('/src/**/*{texts,words}.es.ts', { eager: true });
