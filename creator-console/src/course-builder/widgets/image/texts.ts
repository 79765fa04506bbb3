import { inLanguage } from '../../../shared/words/in-language';

export const texts = inLanguage({
  en: { name: 'Image', alt: 'Description for those who do not see the picture' },
  es: { name: 'Imagen', alt: 'Descripción para quien no ve la imagen' },
});
