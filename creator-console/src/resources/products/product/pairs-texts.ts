import { inLanguage } from '../../../shared/words/in-language';

export const texts = inLanguage({
  en: {
    title: 'Second seat',
    label: 'For two: a mother and her daughter',
    lead: 'The student gets a second seat and chooses which daughter it’s for. Changes apply to new orders only.',
    on: 'New orders include a second seat',
    off: 'New orders no longer include a second seat',
    failed: 'The second seat couldn’t be loaded.',
    loading: 'Loading the second seat',
  },
  es: {
    title: 'Segundo lugar',
    label: 'Para dos: una madre y su hija',
    lead: 'La estudiante recibe un segundo lugar y elige para qué hija es. Los cambios solo se aplican a pedidos nuevos.',
    on: 'Los pedidos nuevos incluyen un segundo lugar',
    off: 'Los pedidos nuevos ya no incluyen un segundo lugar',
    failed: 'No se pudo cargar el segundo lugar.',
    loading: 'Cargando el segundo lugar',
  },
});
