import { languageName } from '@sanctum/web/words/languages';
import { language as ownLanguage } from '../shared/words/language';

/** Name of a language in the coach's own. */
export const nameOf = (language: string): string => languageName(language, ownLanguage);
