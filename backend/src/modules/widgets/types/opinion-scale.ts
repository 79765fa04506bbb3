import { z } from 'zod';
import { asStored } from './definition.js';
import { translationsOf } from './translations.js';
import { someText, text } from '../../../platform/zod/text.js';

const settings = z.strictObject({
  question: someText(500),
  min: z.int().min(0).max(100).default(1),
  max: z.int().min(0).max(100).default(10),
  minLabel: text(80).default(''),
  maxLabel: text(80).default(''),
});
const texts = { question: text(500), minLabel: text(80), maxLabel: text(80) };

export const opinionScale = asStored(
  settings
    .extend(translationsOf(texts))
    .refine(({ min, max }) => min < max, { message: 'must be greater than the minimum', path: ['max'] }),
  settings,
  Object.keys(texts),
);
