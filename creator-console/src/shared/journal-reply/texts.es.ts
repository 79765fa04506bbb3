import type { TextsLike } from '../words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  repliedOn: (day) => `Respondido el ${day}`,
  sharedAnew: 'Lo compartió de nuevo después de tu respuesta.',
  yourReply: 'Tu respuesta',
  replyHelp: 'La lee debajo de sus propias palabras. Puedes corregirla después.',
  needed: 'Escribe primero unas palabras',
  send: 'Enviar respuesta',
  correct: 'Guardar corrección',
  cancel: 'Cancelar',
  sent: 'Tu respuesta ya le llegó.',
  takenBack: 'Entretanto dejó de compartirlo. Tu respuesta no se envió.',
  failed: 'No se pudo enviar tu respuesta. No se perdió nada de lo que escribiste; inténtalo de nuevo.',
};
