import type { Language } from '@sanctum/web/words/languages';

/** Tests read a file of texts when it is first needed; the console fetches all of its language in advance. */
export const textFile = (path: string, language: Language): unknown => require(`../src/${path}.${language}`);

export const fetchTexts = async (): Promise<void> => undefined;
