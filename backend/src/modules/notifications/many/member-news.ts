import { z } from 'zod';
import { NOTIFIED_ACTS, REQUEST_OUTCOMES } from '../kinds/notification-kinds.js';
import { titleOf } from '../titles/titles.js';

/** Payload of the job that notifies many members. */
export const memberNews = z.object({
  kind: z.enum(['announced', 'event_planned', 'coach_posted', 'mentioned', 'lessons_added']),
  /** Id of the announcement, event, post or course. */
  thing: z.string(),
  /** Source: the announcement, event or post itself, the comment that mentions everyone, or the first new lesson. */
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
  titleOf: titleOf.optional(),
  /** Circle or pod of the subject; null: all members. */
  groupId: z.string().nullable(),
  /** Course whose owners are notified of new lessons, by email as well. */
  course: z
    .object({
      id: z.string(),
      title: z.string(),
      lessons: z.array(z.string()),
      /** Ids of the lessons. Jobs of an older release have none. */
      lessonIds: z.array(z.string()).optional(),
    })
    .optional(),
  /** Members to leave out, because they are notified in another way. */
  exceptIds: z.array(z.string()).optional(),
  /** True if an email is sent right away, too. */
  isUrgent: z.boolean().optional(),
});
export type MemberNews = z.infer<typeof memberNews>;
