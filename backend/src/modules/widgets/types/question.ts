import { z } from 'zod';
import { asStored, defineWidget, type Settings } from './definition.js';
import { someText, text } from '../../../platform/zod/text.js';
import { translationsOf } from './translations.js';

const asked = z.strictObject({
  kind: z.literal('multiple_choice'),
  question: someText(500),
  options: z
    .array(z.strictObject({ id: someText(40), text: someText(300) }))
    .min(2)
    .max(10),
});
const optionTexts = z.record(someText(40), text(300)).describe('Texts of the options by their ID');
const choice = asked.extend({
  correctOptionId: someText(40),
  feedback: z.strictObject({ correct: text(500), incorrect: text(500) }),
  ...translationsOf({
    question: text(500),
    options: optionTexts,
    correct: text(500).describe('Feedback for the correct answer'),
    incorrect: text(500).describe('Feedback for any other answer'),
  }),
});
const told = z.strictObject({ kind: z.literal('journal'), question: someText(500) });
const journal = told.extend(translationsOf({ question: text(500) }));

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

type Options = z.output<typeof asked>['options'];

/** Answers name an option by its id, whatever its language. Options are translated together, or none of them. */
function translatedOptions(options: Options, texts: z.output<typeof optionTexts> = {}): Options | undefined {
  const translated = options.map(({ id }) => ({ id, text: texts[id] ?? '' }));
  return translated.every(({ text: written }) => written !== '') ? translated : undefined;
}

export const question = defineWidget({
  ...asStored(stored, z.discriminatedUnion('kind', [asked, told]), ['question', 'options']),
  sent: z.union([stored, bareJournal]),
  read: (sent) => (isBareJournal(sent) ? { kind: 'journal', question: sent['question'] } : sent),
  // The right option and the feedback stay on the server until a member has answered, because the server judges.
  translationOf(settings, language) {
    if (settings.kind === 'journal') return settings.translations?.[language];
    const texts = settings.translations?.[language];
    return texts && { ...texts, options: translatedOptions(settings.options, texts.options) };
  },
  deliver(settings) {
    if (settings.kind === 'journal') return { kind: settings.kind, question: settings.question };
    const { kind, question, options } = settings;
    return { kind, question, options };
  },
});
