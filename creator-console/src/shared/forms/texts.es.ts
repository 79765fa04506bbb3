import { counted } from '../words/counted';
import type { TextsLike } from '../words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  check: 'Revisa los campos marcados',
  problem: 'No funcionó. Inténtalo de nuevo.',
  missing: 'Completa este campo',
  notAnEmail: 'Escribe un correo electrónico, como rosa@example.org',
  notALink: 'Escribe un enlace completo que empiece con https://',
  notANumber: 'Escribe un número',
  tooShort: (length) => `Escribe al menos ${length} caracteres`,
  tooLow: (least) => `Escribe ${least} o más`,
  tooHigh: (most) => `Escribe ${most} o menos`,
  discardTitle: '¿Descartar tus cambios?',
  discardText: 'No se han guardado.',
  discard: 'Descartar',
  keep: 'Seguir editando',
  spanish: 'Español',
  inSpanish: (label) => `${label} en español`,
  copyEnglish: 'Copiar del inglés',
  copyEnglishOf: (label) => `Copiar del inglés: ${label}`,
  spanishHelp: 'Quienes usan el sitio en español ven estos textos. Si uno está vacío, se muestra en inglés.',
  spanishMissing: (n) =>
    n === 0
      ? 'Todos los textos tienen versión en español'
      : counted(n, {
          one: 'Falta 1 texto en español',
          other: `Faltan ${n} textos en español`,
        }),
};
