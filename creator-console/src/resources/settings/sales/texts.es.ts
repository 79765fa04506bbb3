import { timeInWords } from '../../../shared/time-of-day';
import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Correos sobre ventas',
  lead: 'Una venta de coaching te llega por correo de inmediato en todo caso, porque su compradora espera que le escribas.',
  choices: {
    every: { label: 'Cada venta', says: () => 'Un correo por cada venta, en cuanto se hace.' },
    daily: {
      label: 'Un correo al día',
      says: (hour, timeZone) =>
        `A las ${timeInWords(hour * 60)} (${timeZone}), con todas las ventas desde el último. Ninguno si no se vendió nada.`,
    },
    none: { label: 'Ninguno', says: () => 'Encuentras tus ventas en Pedidos.' },
  },
  saved: 'Guardado',
  savedText: 'Vale para las ventas desde ahora.',
  failed: 'No se pudo guardar',
  tryAgain: 'Nada cambió. Inténtalo de nuevo.',
};
