import { counted } from '../../../../shared/words/counted';
import { dayOf } from '../../../../shared/moment';
import type { TextsLike } from '../../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  answers: 'Respuestas a preguntas y escalas',
  noAnswers: 'Todavía no se respondió ninguna pregunta ni escala.',
  scale: (value, times, average) =>
    counted(times, { one: String(value), other: `${value}, la última de ${times} (media ${average})` }),
  on: (day) => dayOf(day),
  journals: 'Diarios compartidos',
  noJournals:
    'No hay nada compartido contigo. Lo que las estudiantes escriben en sus diarios es solo suyo hasta que lo comparten.',
  shared: (day) => `Compartido el ${dayOf(day)}`,
  yourReply: (day) => `Tu respuesta del ${dayOf(day)}`,
  sharedAnew: '(compartido de nuevo después)',
  reply: 'Responder',
  correct: 'Corregir la respuesta',
  replyTo: (question) => `Responder: ${question}`,
};
