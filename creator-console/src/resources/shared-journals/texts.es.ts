import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Diarios compartidos',
  search: 'Nombre o pregunta',
  reply: 'Respuesta',
  all: 'Todos',
  waiting: 'Por responder',
  replied: 'Respondidos',
  member: 'Estudiante',
  place: 'Lección',
  question: 'Pregunta',
  shared: 'Compartido',
  none: 'Todavía no hay nada compartido',
  noneText: 'Los diarios son privados. Cuando alguien comparta una respuesta contigo, aparecerá aquí.',
  noneFound: 'Ningún diario coincide',
  noneFoundText: 'Prueba con otra búsqueda, o muestra todos los diarios.',
  notThere: 'No encontramos este diario compartido',
  notThereText: 'Tal vez volvió a ser privado.',
  toAll: 'Ver todos los diarios compartidos',
  sharedOn: (day) => `Compartido el ${day}`,
};
