import type { Language } from '@sanctum/web/words/languages';

/** Reads a text file when a test first needs it; the console loads all of its language in advance. */
export const textFile = (path: string, language: Language): unknown => require(`../src/${path}.${language}`);
