import { counted } from '../../../../shared/words/counted';
import { dayOf } from '../../../../shared/moment';

export const texts = {
  answers: 'Answers to questions and scales',
  noAnswers: 'No question and no scale was answered yet.',
  scale: (value: number, times: number, average: number) =>
    counted(times, { one: String(value), other: `${value}, the last of ${times} (average ${average})` }),
  on: (day: string) => dayOf(day),
  journals: 'Shared journals',
  noJournals:
    'Nothing is shared with you. What students write in their journals is theirs alone until they share it.',
  shared: (day: string) => `Shared on ${dayOf(day)}`,
  yourReply: (day: string) => `Your reply of ${dayOf(day)}`,
  sharedAnew: '(shared anew since)',
  reply: 'Reply',
  correct: 'Correct the reply',
  replyTo: (question: string) => `Reply: ${question}`,
} as const;
