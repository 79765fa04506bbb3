import { inLanguage } from '../../../shared/words/in-language';

export const texts = inLanguage({
  en: { name: 'Image', alt: 'Alt text: describes the image for people who can’t see it' },
  es: { name: 'Imagen', alt: 'Texto alternativo: describe la imagen para quien no puede verla' },
});
