import { inLanguage } from '../../../shared/words/in-language';

export const texts = inLanguage({
  en: { name: 'Video', poster: 'Cover image' },
  es: { name: 'Video', poster: 'Imagen de portada' },
});
