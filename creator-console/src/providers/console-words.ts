import { textsOf } from '../shared/words/in-language';
import type * as english from './console-words.en';

/** react-admin's own texts. Texts of our own screens are in their `texts.ts`. */
export const { consoleWords } = textsOf<typeof english>('providers/console-words');
