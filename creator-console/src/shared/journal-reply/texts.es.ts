import type { TextsLike } from '../words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  repliedOn: (day) => `Respondido el ${day}`,
  sharedAnew: 'Compartido de nuevo después de tu respuesta',
  yourReply: 'Tu respuesta',
  replyHelp: 'Tu respuesta aparece debajo del diario. Puedes editarla después.',
  needed: 'Escribe primero una respuesta',
  send: 'Enviar respuesta',
  correct: 'Guardar cambios',
  cancel: 'Cancelar',
  sent: 'Respuesta enviada',
  takenBack: 'Este diario ya no se comparte contigo. Tu respuesta no se envió.',
  failed: 'No se pudo enviar tu respuesta. Tu texto sigue aquí. Inténtalo de nuevo.',
};
