import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Preguntas antes de reservar',
  lead: 'Quien reserva las responde primero. Lo que respondió aparece en la sesión, con la pregunta tal como era entonces.',
  add: 'Añadir una pregunta',
  noMore: (most) => `Son ${most}, que es lo máximo que se puede preguntar.`,
  question: (number) => `Pregunta ${number}`,
  kind: (number) => `Respuesta a la pregunta ${number}`,
  kinds: { text: 'Una línea', long_text: 'Varias líneas', choice: 'Una entre varias' },
  choices: (number) => `Opciones de la pregunta ${number}`,
  choicesHelp: 'Una en cada línea, de dos a diez.',
  required: 'Hay que responderla',
  moveUp: (number) => `Subir la pregunta ${number}`,
  moveDown: (number) => `Bajar la pregunta ${number}`,
  moved: (place, of) => `Ahora es la pregunta ${place} de ${of}`,
  remove: (number) => `Quitar la pregunta ${number}`,
};
