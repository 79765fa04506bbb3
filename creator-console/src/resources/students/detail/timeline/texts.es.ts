import type { TextsLike } from '../../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  label: 'Actividad',
  kinds: {
    audit: 'Cambió',
    joined: 'Se unió',
    mailed: 'Correo',
    paid: 'Pagó',
    received: 'Recibió',
    refunded: 'Reembolsado',
    disputed: 'Pago disputado: pedido',
    dispute_won: 'Disputa ganada: pedido',
    dispute_lost: 'Disputa perdida: pedido',
    journal_shared: 'Compartió una respuesta de diario de la lección',
    journal_replied: 'Respondiste a una respuesta de diario de la lección',
    lesson_completed: 'Completó la lección',
    course_completed: 'Completó el curso',
    reviewed: 'Reseñó',
  },
  toLog: 'Registro de correos',
  seeInLog: (subject) => `Ver “${subject}” en el registro de correos`,
  toReport: 'Entrega',
  seeMailing: (subject) => `Ver la entrega de “${subject}”`,
  mail: (subject) => `“${subject}”`,
  by: (who) => `por ${who}`,
  reason: (words) => `“${words}”`,
  more: 'Ver anteriores',
};
