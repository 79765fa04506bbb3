import { inLanguage } from '../../../shared/words/in-language';
import * as en from './texts.en';
import * as es from './texts.es';

export const { texts, formTexts } = inLanguage({ en, es });
