import { counted } from '../../../../shared/words/counted';
import type { texts as en } from './texts.en';

export const texts: typeof en = {
  level: (level, name) => `Nivel ${level} · ${name}`,
  points: (points) => counted(points, { one: '1 punto', other: `${points.toLocaleString('es-MX')} puntos` }),
  toNext: 'Progreso hasta el siguiente nivel',
  within: (points, of) => `${points} de ${of} puntos hasta el siguiente nivel`,
  maxLevel: 'Nivel máximo',
  ledger: 'Historial de puntos',
  none: 'Todavía no hay puntos. Se ganan con lecciones, sesiones y lo que se comparte.',
  action: 'Por',
  when: 'Cuándo',
  brought: 'Puntos',
  ended: (day) => `anulado el ${day}`,
  capped: 'se alcanzó el límite del día',
  more: 'Mostrar más',
  byHand: 'Ajustar puntos',
  byHandTitle: (name) => `Ajustar los puntos de ${name}`,
  howMany: 'Puntos',
  howManyHelp:
    'Escribe un número negativo para quitar puntos. Tu estudiante verá que ajustaste sus puntos, pero no el motivo.',
  give: 'Guardar',
  given: 'Puntos guardados',
  actions: {
    lesson_completed: 'Lección completada',
    course_completed: 'Curso completado',
    certificate_issued: 'Certificado obtenido',
    journal_shared: 'Respuesta del diario compartida',
    review_written: 'Reseña escrita',
    post_published: 'Publicación hecha',
    comment_written: 'Comentario escrito',
    answer_written: 'Pregunta respondida',
    answer_helpful: 'Respuesta marcada como útil',
    answer_accepted: 'Respuesta aceptada',
    session_held: 'Asistencia a una sesión',
    by_hand: 'Ajuste tuyo',
  },
};
