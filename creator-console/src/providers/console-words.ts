import { inLanguage } from '../shared/words/in-language';
import { consoleWords as en } from './console-words.en';
import { consoleWords as es } from './console-words.es';

/** react-admin's own words. What only our screens say stands in their `texts.ts`. */
export const consoleWords = inLanguage({ en, es });
