import type { TextsLike } from '../words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  reports: 'Reportes',
  reasons: {
    unkind: 'Ofensivo',
    private: 'Comparte información privada',
    unsafe: 'Alguien puede estar en peligro',
    advertising: 'Publicidad',
    other: 'Otra cosa',
  },
  weights: {
    counts: 'Cuenta para ocultarlo automáticamente',
    unproven:
      'No cuenta para ocultarlo: el correo de esta persona no está confirmado, o se registró hace menos de 7 días y no ha comprado nada',
    same_family: 'No cuenta para ocultarlo: ya cuenta otro reporte de la misma familia',
  },
  reportedBy: (name, day) => `${name}, ${day}`,
  someone: 'Cuenta eliminada',
};
