import type { texts as en } from './texts.en';

export const texts: typeof en = {
  title: 'Crecimiento',
  lead: 'Qué da puntos a un miembro y, con ellos, el siguiente nivel de La vida de una semilla. Un cambio cuenta para lo que se haga desde ahora.',
  points: 'Puntos',
  cap: 'Como mucho al día',
  capHelp: 'Vacío: tantas veces como se haga',
  isOn: (deed) => `${deed} da puntos`,
  save: 'Guardar',
  saved: 'Guardado',
  savedText: 'Cuenta para lo que se haga desde ahora.',
  failed: 'No se ha guardado',
  tryAgain: 'Inténtalo de nuevo.',
  wrong: 'Los puntos van de 1 a 1000; un día tiene de 1 a 100 o ningún límite.',
  deeds: {
    'lesson-completed': 'Completar una lección',
    'course-completed': 'Completar un curso',
    'certificate-issued': 'Un certificado',
    'journal-shared': 'Compartir contigo una respuesta del diario',
    'review-written': 'Escribir una reseña',
    'post-published': 'Escribir en la comunidad',
    'comment-written': 'Escribir un comentario',
    'answer-written': 'Responder una pregunta',
    'answer-helpful': 'Una respuesta que ayuda a alguien',
    'answer-accepted': 'Una respuesta que resuelve una pregunta',
    'session-held': 'Venir a una sesión',
  },
};
