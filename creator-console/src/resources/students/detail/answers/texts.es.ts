import { counted } from '../../../../shared/words/counted';
import { dayOf } from '../../../../shared/moment';
import type { TextsLike } from '../../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  answers: 'Respuestas a preguntas, cuestionarios y escalas',
  noAnswers: 'Todavía no respondió preguntas, cuestionarios ni escalas.',
  scale: (value, times, average) =>
    counted(times, {
      one: String(value),
      other: `${value}, la más reciente de ${times} (promedio ${average})`,
    }),
  quiz: (percent, isPassed, attempts) =>
    `${isPassed ? 'Aprobado' : 'No aprobado'}, mejor resultado ${percent}% (${counted(attempts, { one: '1 intento', other: `${attempts} intentos` })})`,
  on: (day) => dayOf(day),
  journals: 'Diarios compartidos',
  noJournals:
    'Todavía no compartió nada. Los diarios son privados hasta que una estudiante comparte una respuesta contigo.',
  shared: (day) => `Compartido el ${dayOf(day)}`,
  yourReply: (day) => `Respondiste el ${dayOf(day)}`,
  sharedAnew: '(se volvió a compartir después)',
  reply: 'Responder',
  correct: 'Editar respuesta',
  replyTo: (question) => `Responder: ${question}`,
};
