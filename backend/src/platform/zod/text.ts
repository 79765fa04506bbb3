import { z } from 'zod';
import { STORABLE, tidyText } from '../../kernel/text.js';

/** Text that people write: storable, without surrounding whitespace. */
export const text = (max: number) => z.string().regex(STORABLE).overwrite(tidyText).max(max);
export const someText = (max: number) => text(max).min(1);

/** A text that may be empty; otherwise it must match the schema. */
export const emptyOr = (schema: z.ZodType<string>) =>
  z.string().superRefine((written, context) => {
    if (written === '') return;
    for (const { message } of schema.safeParse(written).error?.issues ?? []) context.addIssue(message);
  });
