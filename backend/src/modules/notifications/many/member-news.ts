import { z } from 'zod';
import { NOTIFIED_ACTS, REQUEST_OUTCOMES } from '../kinds/notification-kinds.js';

/** Payload of the job that notifies many members. */
export const memberNews = z.object({
  kind: z.enum(['announced', 'event_planned', 'coach_posted', 'mentioned']),
  /** Id of the announcement, event or post. */
  thing: z.string(),
  /** Source: the announcement, event or post itself, or the comment that mentions everyone. */
  source: z.string(),
  by: z.string(),
  path: z.string(),
  facts: z
    .object({
      title: z.string(),
      startsAt: z.string(),
      level: z.number(),
      outcome: z.enum(REQUEST_OUTCOMES),
      act: z.enum(NOTIFIED_ACTS),
      reason: z.string(),
    })
    .partial()
    .optional(),
  /** Circle or pod of the subject; null: all members. */
  groupId: z.string().nullable(),
  /** Members to leave out, because they are notified in another way. */
  exceptIds: z.array(z.string()).optional(),
  /** True if an email is sent right away, too. */
  isUrgent: z.boolean().optional(),
});
export type MemberNews = z.infer<typeof memberNews>;
