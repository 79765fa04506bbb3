import { z } from 'zod';

export const learningEvents = {
  /** The last lesson of a course was completed. */
  'course.completed': z.object({ accountId: z.string(), courseId: z.string() }),
  /** A lesson was completed. */
  'lesson.completed': z.object({ accountId: z.string(), courseId: z.string(), lessonId: z.string() }),
  /** Completed lessons, and the completion of their course, were undone by the member or the coach. */
  'progress.taken-back': z.object({
    accountId: z.string(),
    courseId: z.string(),
    lessonIds: z.array(z.string()),
  }),
  /** A member got a certificate of a course; once per course. */
  'certificate.issued': z.object({ accountId: z.string(), courseId: z.string() }),
  /** A member shared a journal answer with the coach. */
  'journal.shared': z.object({ accountId: z.string(), shareId: z.string() }),
  /** A member stopped sharing a journal answer. */
  'journal.unshared': z.object({ accountId: z.string(), shareId: z.string() }),
  /** A member reached a higher level; again after losing it. */
  'level.reached': z.object({ accountId: z.string(), level: z.number() }),
  /** The coach replied to a shared journal answer; editing the reply publishes nothing. */
  'journal.answered': z.object({
    accountId: z.string(),
    shareId: z.string(),
    courseId: z.string(),
    lessonId: z.string(),
    widgetId: z.string(),
  }),
  /** A member handed in an assignment, for the first time or again. */
  'assignment.handed-in': z.object({ accountId: z.string(), submissionId: z.string() }),
  /** A member took back an assignment before the coach's answer. */
  'assignment.taken-back': z.object({ accountId: z.string(), submissionId: z.string() }),
  /** The coach decided about an assignment; editing the words of the answer publishes nothing. */
  'assignment.answered': z.object({
    accountId: z.string(),
    submissionId: z.string(),
    courseId: z.string(),
    lessonId: z.string(),
  }),
  /** A module that was locked until a date, or for some days, opened for a member; may be delivered twice. */
  'module.opened': z.object({
    accountId: z.string(),
    courseId: z.string(),
    courseTitle: z.string(),
    moduleId: z.string(),
    moduleTitle: z.string(),
  }),
  /** Lessons were added to a published course, and the coach wants its owners to know. */
  'lessons.published': z.object({
    courseId: z.string(),
    courseTitle: z.string(),
    lessons: z.array(z.object({ id: z.string(), title: z.string() })),
    by: z.string(),
  }),
  /** Pages of lessons were deleted. */
  'lesson-pages.removed': z.object({ pageIds: z.array(z.string()) }),
};
