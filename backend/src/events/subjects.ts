import { z } from 'zod';
import { SUBJECTS } from '../kernel/subjects.js';

export const subjectEvents = {
  /** Subjects without an event of their own were deleted, decided or hidden; `accountId`: for this person only. */
  'subject.gone': z.object({
    subject: z.enum(SUBJECTS),
    ids: z.array(z.string()),
    accountId: z.string().optional(),
  }),
  /** A member has seen subjects on the screen. */
  'subject.seen': z.object({ subject: z.enum(SUBJECTS), ids: z.array(z.string()), accountId: z.string() }),
};
