import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Diarios compartidos',
  search: 'Nombre o pregunta',
  reply: 'Respuesta',
  all: 'Todos',
  waiting: 'Esperan tu respuesta',
  replied: 'Respondidos',
  member: 'Miembro',
  place: 'Lección',
  question: 'Pregunta',
  shared: 'Compartido',
  none: 'Todavía no hay nada compartido',
  noneText:
    'Lo que las miembros escriben en sus diarios es solo suyo. Cuando alguien comparte una respuesta contigo, te espera aquí.',
  noneFound: 'Ningún diario coincide',
  noneFoundText: 'Prueba con otras palabras, o con todos.',
  notThere: 'No hay ningún diario compartido en esta dirección',
  notThereText: 'Tal vez dejó de compartirse: lo compartido puede volver a ser privado.',
  toAll: 'Ver todos los diarios compartidos',
  sharedOn: (day) => `Compartido el ${day}`,
};
