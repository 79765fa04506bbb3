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
    'lesson-completed': 'Lección completada',
    'course-completed': 'Curso completado',
    'certificate-issued': 'Certificado obtenido',
    'journal-shared': 'Respuesta del diario compartida',
    'review-written': 'Reseña escrita',
    'post-published': 'Publicación hecha',
    'comment-written': 'Comentario escrito',
    'answer-written': 'Pregunta respondida',
    'answer-helpful': 'Respuesta marcada como útil',
    'answer-accepted': 'Respuesta aceptada',
    'session-held': 'Sesión tomada',
    'by-hand': 'Ajuste tuyo',
  },
};
