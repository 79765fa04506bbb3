import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Mensajes',
  inbox: 'Bandeja de entrada',
  none: 'No hay conversaciones',
  noneYet:
    'Las miembros no pueden escribirte aquí. Lo que comparten contigo de sus diarios te espera en otro lugar.',
  journals: 'Diarios compartidos',
  students: 'Correos de tus estudiantes',
  conversation: 'Conversación',
  select: 'Elige una conversación para empezar a escribir',
};
