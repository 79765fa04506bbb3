import { z } from 'zod';
import { defineWidget } from './definition.js';
import { someText, text } from '../../../platform/zod/text.js';

const MOST_OPTIONS = 10;
const MOST_QUESTIONS = 50;

const id = someText(40);
const option = z.strictObject({ id, text: someText(300) });
const options = z.array(option).min(2).max(MOST_OPTIONS);
const isUnique = (things: readonly { id: string }[]): boolean =>
  new Set(things.map((thing) => thing.id)).size === things.length;

const question = z
  .strictObject({
    id,
    text: someText(500),
    options,
    correctOptionIds: z.array(id).min(1).max(MOST_OPTIONS).describe('One, or several that belong together'),
    feedback: z
      .strictObject({ correct: text(500), incorrect: text(500) })
      .describe('Shown after the question was answered'),
  })
  .refine(({ options: offered }) => isUnique(offered), {
    message: 'must have different IDs',
    path: ['options'],
  })
  .refine(
    ({ options: offered, correctOptionIds }) =>
      correctOptionIds.every((correct) => offered.some((one) => one.id === correct)),
    { message: 'must be among the options', path: ['correctOptionIds'] },
  );

const rules = {
  title: someText(160),
  passPercent: z.int().min(0).max(100).default(80).describe('Share of right answers that passes'),
  attempts: z.int().min(1).max(100).nullable().default(null).describe('null: unlimited'),
  isRequired: z.boolean().default(false).describe('Whether the lesson can be completed only after passing'),
};

const stored = z.strictObject({
  ...rules,
  questions: z
    .array(question)
    .min(1)
    .max(MOST_QUESTIONS)
    .refine(isUnique, { message: 'must have different IDs' }),
});

const asked = z.strictObject({
  id,
  text: z.string(),
  options: z.array(option),
  isMultiple: z.boolean().describe('Whether several options are right'),
});

/** A graded quiz. Right answers and feedback stay on the server, because the server grades. */
export const quiz = defineWidget({
  stored,
  texts: ['title', 'questions'],
  media: {},
  sent: stored,
  read: (sent) => sent,
  shown: stored,
  show: (settings) => settings,
  delivered: z.strictObject({ ...rules, questions: z.array(asked) }),
  deliver: ({ questions, ...settings }) => ({
    ...settings,
    questions: questions.map(({ id: questionId, text: words, options: offered, correctOptionIds }) => ({
      id: questionId,
      text: words,
      options: offered,
      isMultiple: correctOptionIds.length > 1,
    })),
  }),
});
