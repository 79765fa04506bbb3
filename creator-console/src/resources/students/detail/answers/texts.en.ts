import { counted } from '../../../../shared/words/counted';
import { dayOf } from '../../../../shared/moment';

export const texts = {
  answers: 'Answers to questions, quizzes and scales',
  noAnswers: 'No questions, quizzes or scales answered yet.',
  scale: (value: number, times: number, average: number) =>
    counted(times, { one: String(value), other: `${value} (latest of ${times}, average ${average})` }),
  quiz: (percent: number, isPassed: boolean, attempts: number) =>
    `${isPassed ? 'Passed' : 'Not passed'}, best score ${percent}% (${counted(attempts, { one: '1 attempt', other: `${attempts} attempts` })})`,
  on: (day: string) => dayOf(day),
  journals: 'Shared journals',
  noJournals: 'Nothing shared yet. Journals are private until a student shares an answer with you.',
  shared: (day: string) => `Shared on ${dayOf(day)}`,
  yourReply: (day: string) => `You replied on ${dayOf(day)}`,
  sharedAnew: '(shared again since then)',
  reply: 'Reply',
  correct: 'Edit reply',
  replyTo: (question: string) => `Reply: ${question}`,
} as const;
