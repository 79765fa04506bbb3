import type { TextsLike } from '../words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  about: 'Sobre la lección',
  inCourse: (lesson: string, course: string) => `${lesson} (${course})`,
  yourAnswer: 'Tu respuesta',
  answer: 'Responder',
  answered: 'Respuesta publicada',
  failed: 'Tu respuesta no se publicó',
  tryAgain: 'Inténtalo de nuevo.',
};
