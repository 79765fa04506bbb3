import { timeInWords } from '../../../shared/time-of-day';
import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Correos de ventas',
  lead: 'Cuando alguien compra coaching, siempre te avisamos enseguida por correo, porque esa persona espera saber de ti.',
  choices: {
    every: { label: 'Cada venta', says: () => 'Un correo por cada venta, enseguida.' },
    daily: {
      label: 'Un correo al día',
      says: (hour, timeZone) =>
        `A las ${timeInWords(hour * 60)} (${timeZone}), con todas las ventas desde el último correo. Si no hay ventas, no hay correo.`,
    },
    none: { label: 'Ninguno', says: () => 'Tus ventas están en Pedidos.' },
  },
  saved: 'Guardado',
  savedText: 'Se aplica a las ventas nuevas.',
  failed: 'No se pudo guardar',
  tryAgain: 'Nada cambió. Inténtalo de nuevo.',
};
