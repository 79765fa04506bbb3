import { z } from 'zod';

export const learningEvents = {
  /** The last lesson of a course was completed. */
  'course.completed': z.object({ accountId: z.string(), courseId: z.string() }),
  /** A lesson was completed. */
  'lesson.completed': z.object({ accountId: z.string(), courseId: z.string(), lessonId: z.string() }),
  /** Completed lessons were taken back, and with them the course, by the member or by the coach. */
  'progress.taken-back': z.object({
    accountId: z.string(),
    courseId: z.string(),
    lessonIds: z.array(z.string()),
  }),
  /** A member has a certificate of a course; once for each. */
  'certificate.issued': z.object({ accountId: z.string(), courseId: z.string() }),
  /** A member lets the coach read a journal answer. */
  'journal.shared': z.object({ accountId: z.string(), shareId: z.string() }),
  /** A member has taken a shared journal answer back. */
  'journal.unshared': z.object({ accountId: z.string(), shareId: z.string() }),
  /** Points have brought a member to a level above the one before; again when it was lost meanwhile. */
  'level.reached': z.object({ accountId: z.string(), level: z.number() }),
  /** The coach answered a journal a member had shared; correcting the answer publishes nothing. */
  'journal.answered': z.object({
    accountId: z.string(),
    shareId: z.string(),
    courseId: z.string(),
    lessonId: z.string(),
    widgetId: z.string(),
  }),
  /** A module was locked until a date or for some days, and is open to a member now; may be delivered twice. */
  'module.opened': z.object({
    accountId: z.string(),
    courseId: z.string(),
    courseTitle: z.string(),
    moduleId: z.string(),
    moduleTitle: z.string(),
  }),
  /** Pages of lessons were removed for good. */
  'lesson-pages.removed': z.object({ pageIds: z.array(z.string()) }),
};
