import { inLanguage } from './words/in-language';

export const texts = inLanguage({ en: { justNow: 'just now' }, es: { justNow: 'hace un momento' } });
