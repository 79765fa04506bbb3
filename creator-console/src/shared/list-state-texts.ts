import { inLanguage } from './words/in-language';

export const stateTexts = inLanguage({
  en: {
    loading: 'Loading',
    notLoaded: 'This list couldn’t be loaded. Nothing was changed.',
  },
  es: {
    loading: 'Cargando',
    notLoaded: 'No se pudo cargar esta lista. Nada cambió.',
  },
});
