import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Preguntas de la reserva',
  lead: 'Se responden al reservar. Ves las respuestas junto con la sesión.',
  add: 'Agregar una pregunta',
  noMore: (most) => `Llegaste al límite de ${most} preguntas.`,
  question: (number) => `Pregunta ${number}`,
  kind: (number) => `Tipo de respuesta de la pregunta ${number}`,
  kinds: { text: 'Respuesta corta', long_text: 'Respuesta larga', choice: 'Opción única' },
  choices: (number) => `Opciones de la pregunta ${number}`,
  choicesHelp: 'Una por línea, de 2 a 10.',
  required: 'Obligatoria',
  moveUp: (number) => `Subir la pregunta ${number}`,
  moveDown: (number) => `Bajar la pregunta ${number}`,
  moved: (place, of) => `Movida a la pregunta ${place} de ${of}`,
  remove: (number) => `Quitar la pregunta ${number}`,
};
