import { inLanguage } from '../words/in-language';
import { texts as en } from './texts.en';
import { texts as es } from './texts.es';

export const texts = inLanguage({ en, es });
