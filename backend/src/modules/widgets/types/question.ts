import { z } from 'zod';
import { asStored, defineWidget, type Settings } from './definition.js';
import { someText, text } from '../../../platform/zod/text.js';

const asked = z.strictObject({
  kind: z.literal('multiple_choice'),
  question: someText(500),
  options: z
    .array(z.strictObject({ id: someText(40), text: someText(300) }))
    .min(2)
    .max(10),
});
const choice = asked.extend({
  correctOptionId: someText(40),
  feedback: z.strictObject({ correct: text(500), incorrect: text(500) }),
});
const journal = z.strictObject({ kind: z.literal('journal'), question: someText(500) });

const stored = z
  .discriminatedUnion('kind', [choice, journal])
  .refine(
    (question) =>
      question.kind === 'journal' || question.options.some(({ id }) => id === question.correctOptionId),
    { message: 'must be one of the options', path: ['correctOptionId'] },
  );

/** A question without further keys is a journal. */
const bareJournal = z.strictObject({
  question: someText(500),
  answer: z.string().optional().describe('Not stored: members’ answers are stored with their accounts'),
});
const isBareJournal = (sent: Settings): boolean =>
  Object.keys(sent).every((name) => name in bareJournal.shape);

export const question = defineWidget({
  ...asStored(stored),
  sent: z.union([stored, bareJournal]),
  read: (sent) => (isBareJournal(sent) ? { kind: 'journal', question: sent['question'] } : sent),
  // The right option and the feedback stay on the server until a member has answered, because the server judges.
  delivered: z.discriminatedUnion('kind', [asked, journal]),
  deliver(settings) {
    if (settings.kind === 'journal') return settings;
    const { kind, question, options } = settings;
    return { kind, question, options };
  },
});
