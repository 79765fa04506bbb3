import { inLanguage } from '../../../shared/words/in-language';

export const texts = inLanguage({ en: { name: 'File' }, es: { name: 'Archivo' } });
