import type { Language } from '@sanctum/web/words/languages';
import { isForTests, language } from './language';
import { marked } from '@sanctum/web/words/pseudo';
import { textFile } from './text-files';

/**
 * Shape of another language's texts: every text of the English ones. A sentence there may be any other sentence;
 * functions of numbers and names take the same ones.
 */
export type TextsLike<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => TextsLike<Said>
    : T extends object
      ? { readonly [Key in keyof T]: TextsLike<T[Key]> }
      : T;

/** Short texts in one file for all languages. */
export const inLanguage = <T>(texts: Record<Language, T>): T =>
  isForTests ? marked(texts.en) : texts[language];

/** The texts of `<path>.<language>.ts` in the console's language. */
export function textsOf<T>(path: string): TextsLike<T> {
  const texts = textFile(path, language) as TextsLike<T> | undefined;
  if (!texts) throw new Error(`No texts at ${path}`);
  return isForTests ? marked(texts) : texts;
}
