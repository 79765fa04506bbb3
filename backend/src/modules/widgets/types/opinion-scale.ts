import { z } from 'zod';
import { asStored } from './definition.js';
import { someText, text } from '../../../platform/zod/text.js';

export const opinionScale = asStored(
  z
    .strictObject({
      question: someText(500),
      min: z.int().min(0).max(100).default(1),
      max: z.int().min(0).max(100).default(10),
      minLabel: text(80).default(''),
      maxLabel: text(80).default(''),
    })
    .refine(({ min, max }) => min < max, { message: 'must be greater than the minimum', path: ['max'] }),
);
