export const files = import.meta.glob('../../**/*{texts,words}.en.ts', { eager: true });
