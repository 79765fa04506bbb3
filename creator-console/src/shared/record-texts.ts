import { inLanguage } from './words/in-language';

export const texts = inLanguage({
  en: {
    loading: 'Loading',
    notLoaded: 'This couldn’t be loaded. Nothing was changed.',
    tryAgain: 'Try again',
  },
  es: {
    loading: 'Cargando',
    notLoaded: 'No se pudo cargar. Nada cambió.',
    tryAgain: 'Reintentar',
  },
});
