import type { Language } from '@sanctum/web/words/languages';
import { isForTests, language } from './language';
import { marked } from '@sanctum/web/words/pseudo';
import { textFile } from './text-files';

/**
 * The shape that another language's texts have: every text of the English ones. What is a sentence there may be another
 * sentence; what is made of numbers and names is made of the same ones.
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

/** The texts of `<path>.<language>.ts` in the language that the console speaks. */
export function textsOf<T>(path: string): TextsLike<T> {
  const texts = textFile(path, language) as TextsLike<T> | undefined;
  if (!texts) throw new Error(`No texts at ${path}`);
  return isForTests ? marked(texts) : texts;
}
