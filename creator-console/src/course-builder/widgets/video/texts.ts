import { inLanguage } from '../../../shared/words/in-language';

export const texts = inLanguage({
  en: { name: 'Video', captions: 'Captions', poster: 'Cover image' },
  es: { name: 'Video', captions: 'Subtítulos', poster: 'Imagen de portada' },
});
