import { inLanguage } from '../../../shared/words/in-language';

export const texts = inLanguage({ en: { name: 'Audio' }, es: { name: 'Audio' } });
