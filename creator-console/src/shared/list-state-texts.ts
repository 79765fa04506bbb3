import { inLanguage } from './words/in-language';

export const stateTexts = inLanguage({
  en: {
    loading: 'Loading',
    notLoaded: 'This list could not be loaded. Nothing has changed.',
  },
  es: {
    loading: 'Cargando',
    notLoaded: 'No se pudo cargar esta lista. Nada cambió.',
  },
});
