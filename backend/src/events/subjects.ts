import { z } from 'zod';
import { SUBJECTS } from '../kernel/subjects.js';

export const subjectEvents = {
  /** Things that no other event tells of are gone, decided or out of sight; `accountId`: for this person alone. */
  'subject.gone': z.object({
    subject: z.enum(SUBJECTS),
    ids: z.array(z.string()),
    accountId: z.string().optional(),
  }),
  /** A member has had things on the screen. */
  'subject.seen': z.object({ subject: z.enum(SUBJECTS), ids: z.array(z.string()), accountId: z.string() }),
};
