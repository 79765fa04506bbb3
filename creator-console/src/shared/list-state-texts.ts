import { inLanguage } from './words/in-language';

export const stateTexts = inLanguage({
  en: {
    loading: 'Loading',
    notLoaded: 'This list could not be loaded. Nothing has changed.',
    tryAgain: 'Try again',
  },
  es: {
    loading: 'Cargando',
    notLoaded: 'No se pudo cargar esta lista. Nada cambió.',
    tryAgain: 'Reintentar',
  },
});
