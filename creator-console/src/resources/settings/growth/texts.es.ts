import type { texts as en } from './texts.en';

export const texts: typeof en = {
  title: 'Crecimiento',
  lead: 'Elige con qué ganan puntos tus estudiantes. Los puntos desbloquean el siguiente nivel de La vida de una semilla. Los cambios se aplican desde ahora.',
  points: 'Puntos',
  cap: 'Límite por día',
  capHelp: 'Veces por día. Déjalo vacío si no hay límite.',
  isOn: (action) => `Puntos por: ${action}`,
  save: 'Guardar',
  saved: 'Guardado',
  savedText: 'Se aplica desde ahora.',
  failed: 'No se guardó',
  tryAgain: 'Inténtalo de nuevo.',
  wrong: 'Los puntos deben ser de 1 a 1,000. El límite por día debe ser de 1 a 100, o estar vacío.',
  actions: {
    lesson_completed: 'Completar una lección',
    course_completed: 'Completar un curso',
    certificate_issued: 'Obtener un certificado',
    journal_shared: 'Compartir contigo una respuesta del diario',
    review_written: 'Escribir una reseña',
    post_published: 'Publicar en la comunidad',
    comment_written: 'Escribir un comentario',
    answer_written: 'Responder una pregunta',
    answer_helpful: 'Dar una respuesta útil para alguien',
    answer_accepted: 'Dar una respuesta que resuelve una pregunta',
    session_held: 'Asistir a una sesión',
  },
};
