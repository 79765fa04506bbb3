import { inLanguage } from '../../shared/words/in-language';
import * as en from './texts.en';
import * as es from './texts.es';

export const { texts, stepTexts, sandboxTexts, problemTexts } = inLanguage({ en, es });
