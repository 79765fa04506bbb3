import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Páginas legales',
  lead: 'Estas páginas están enlazadas en el pie de página, en el registro y en el pago. Quienes se registran o pagan aceptan la versión publicada, y se guarda la fecha.',
  loading: 'Cargando páginas legales',
  notLoaded: 'No se pudieron cargar las páginas legales. Nada cambió.',
  choose: 'Página legal',
  documents: {
    terms: 'Términos',
    privacy: 'Privacidad',
    imprint: 'Aviso legal',
    refunds: 'Política de reembolsos',
  },
  starting:
    'Las visitantes todavía ven el texto inicial. Pide que lo revise alguien que conozca las leyes de donde vives.',
  startingOf: (names) =>
    `Todavía usan el texto inicial: ${names.join(', ')}. Pide que lo revise alguien que conozca las leyes de donde vives.`,
  publishedText: 'Desde ahora se acepta esta versión.',
  conflict: 'Esta página cambió en otra ventana.',
  open: 'Ver la página',
};
