import { inLanguage } from '../../../shared/words/in-language';

export const texts = inLanguage({
  en: {
    title: 'A second seat',
    label: 'For two: a mother and her daughter',
    lead: 'Whoever gets it from now on has a second seat and says which daughter takes it. What was bought before stays as it was.',
    on: 'It is for two from now on',
    off: 'It is for one from now on',
    failed: 'The second seat could not be loaded.',
    loading: 'Loading the second seat',
  },
  es: {
    title: 'Un segundo lugar',
    label: 'Para dos: una madre y su hija',
    lead: 'Quien lo reciba desde ahora tiene un segundo lugar y dice qué hija lo ocupa. Lo comprado antes queda como estaba.',
    on: 'Desde ahora es para dos',
    off: 'Desde ahora es para una',
    failed: 'No se pudo cargar el segundo lugar.',
    loading: 'Cargando el segundo lugar',
  },
});
