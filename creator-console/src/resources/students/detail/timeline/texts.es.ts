import type { TextsLike } from '../../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  label: 'Historia',
  kinds: {
    audit: 'Cambió',
    joined: 'Se unió',
    mailed: 'Correo',
    paid: 'Pagó',
    received: 'Recibió',
    refunded: 'Reembolsado',
    disputed: 'En disputa en el banco: pedido',
    dispute_won: 'Se ganó la disputa: pedido',
    dispute_lost: 'Se perdió la disputa: pedido',
    journal_shared: 'Compartió un diario de la lección',
    journal_replied: 'Respondiste al diario de la lección',
    lesson_completed: 'Completó la lección',
    course_completed: 'Completó el curso',
    reviewed: 'Reseñó',
  },
  toLog: 'Registro de correos',
  seeInLog: (subject) => `Ver en el registro de correos por qué: «${subject}»`,
  toReport: 'Informe',
  seeLetter: (subject) => `Ver qué fue de «${subject}»`,
  mail: (subject) => `«${subject}»`,
  by: (who) => `por ${who}`,
  reason: (words) => `«${words}»`,
  more: 'Ver lo anterior',
};
