import { counted } from '../../shared/words/counted';
import type { TextsLike } from '../../shared/words/in-language';
import type { texts as en } from './texts.en';

/** Verb for one person or for several. */
const did = (people: number, one: string, several: string) => (people > 1 ? several : one);

export const texts: TextsLike<typeof en> = {
  title: 'Notificaciones',
  open: (unread) =>
    unread === 0 ? 'Notificaciones, ninguna sin leer' : `Notificaciones, ${unread} sin leer`,
  unread: 'Sin leer',
  readAll: 'Marcar todo como leído',
  more: 'Mostrar más',
  empty: 'Estás al día. Aquí verás nuevas ventas, sesiones, reportes y preguntas.',
  failed: 'No se pudieron cargar tus notificaciones.',
  notRead: 'No funcionó. Inténtalo de nuevo.',
  somebody: 'Alguien',
  two: (first, second) => `${first} y ${second}`,
  andMore: (names, others) => `${names} y ${others} más`,
  other: 'Nueva actividad',
  kinds: {
    mentioned: ({ who, people }) => `${who} te ${did(people, 'mencionó', 'mencionaron')}`,
    question_answered: ({ who, people }) =>
      `${who} ${did(people, 'respondió', 'respondieron')} a tu pregunta`,
    post_commented: ({ who, people }) => `${who} ${did(people, 'comentó', 'comentaron')} tu publicación`,
    post_reacted: ({ who, people }) => `${who} ${did(people, 'reaccionó', 'reaccionaron')} a tu publicación`,
    answer_accepted: ({ who }) => `${who} marcó tu respuesta como la solución`,
    circle_mentioned: ({ who, title, people }) =>
      `${who} te ${did(people, 'mencionó', 'mencionaron')} en ${title}`,
    circle_waiting: ({ who, title, people }) =>
      `${who} ${did(people, 'escribió', 'escribieron')} en ${title}`,
    session_booked: ({ who, title, when }) => `${who} reservó ${title}, ${when}`,
    session_changed: ({ who, title, when }) => `${who} movió ${title} al ${when}`,
    session_cancelled: ({ who, title, when }) => `${who} canceló ${title}, ${when}`,
    session_withdrawn: ({ who, title, when }) =>
      `${title}, ${when}, se canceló porque ${who} ya no tiene permiso de su tutor o tutora`,
    refund_failed: ({ who }) => `Falló un reembolso a ${who}`,
    dispute_opened: ({ who }) => `${who} disputa un pago`,
    journal_shared: ({ who }) => `${who} compartió un diario contigo`,
    assignment_handed_in: ({ who }) => `${who} entregó una tarea`,
    contribution_waiting: ({ who }) => `Revisa una publicación de ${who}`,
    sale: ({ who, title }) => `${who} compró ${title}`,
    trial_begun: ({ who, title, people }) =>
      `${who} ${did(people, 'empezó', 'empezaron')} una prueba gratis de ${title}`,
    payment_held: ({ who }) => `Un pago de ${who} necesita tu revisión`,
    contribution_reported: ({ who, people }) =>
      `${who} ${did(people, 'reportó', 'reportaron')} una publicación o un comentario`,
    message_reported: ({ who }) => `${who} reportó un mensaje`,
    question_unanswered: ({ who }) => `Una pregunta de ${who} sigue sin respuesta`,
    review_written: ({ who, title }) => `${who} escribió una reseña de ${title}`,
    review_waiting: ({ who, title }) => `Aprueba la reseña de ${title} que escribió ${who}`,
    review_reported: ({ who, title, people }) =>
      `${who} ${did(people, 'reportó', 'reportaron')} una reseña de ${title}`,
    webhook_off: ({ title }) => `Se desactivó el webhook ${title}`,
    mails_failed: ({ times }) =>
      counted(times, { one: 'No se pudo enviar 1 correo', other: `No se pudieron enviar ${times} correos` }),
  },
};
