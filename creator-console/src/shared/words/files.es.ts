export const files = import.meta.glob('../../**/*{texts,words}.es.ts', { eager: true });
