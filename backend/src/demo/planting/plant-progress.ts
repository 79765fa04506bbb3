import { demoId } from '../content/writing/demo-id.js';
import type { DemoLesson, DemoOwnership } from '../content/index.js';
import type { Owned, Planting } from './planting.js';

interface Finished {
  kind: 'video' | 'lesson' | 'module' | 'course';
  subjectId: string;
  at: Date;
}

/** Plants a member's progress in a course: completed lessons with their videos, whole modules, and the position. */
export async function plantProgress(
  { tx, now }: Planting,
  { accountId, product, since }: Owned,
  { completedLessonCount, resume }: DemoOwnership,
): Promise<void> {
  if (product.type !== 'course') return;
  const modules = product.course.sections.flatMap((section) => section.modules);
  const lessons = modules.flatMap((module) => module.lessons);
  const done = new Map(
    lessons
      .slice(0, completedLessonCount)
      .map((lesson, i) => [lesson, dayOf(i + 1, completedLessonCount, since, now)]),
  );

  const finished: Finished[] = [];
  for (const [lesson, at] of done) {
    for (const subjectId of videosOf(lesson)) finished.push({ kind: 'video', subjectId, at });
    finished.push({ kind: 'lesson', subjectId: lesson.id, at });
  }
  for (const module of modules) {
    const at = done.get(module.lessons.at(-1)!);
    if (at) finished.push({ kind: 'module', subjectId: module.id, at });
  }
  const end = done.get(lessons.at(-1)!);
  if (end) finished.push({ kind: 'course', subjectId: product.id, at: end });
  for (const { kind, subjectId, at } of finished) {
    await tx.query(
      `insert into completions (account_id, kind, subject_id, course_id, completed_at) values ($1, $2, $3, $4, $5)`,
      [accountId, kind, subjectId, product.id, at],
    );
  }

  // A completed lesson has its videos watched to the end.
  const watched = finished.flatMap(({ kind, subjectId }) => (kind === 'video' ? [subjectId] : []));
  await tx.query(
    `insert into watch_times (account_id, viewing_id, video_id, course_id, seconds)
     select $1, $2, w.id, $3, a.duration_seconds from widgets w
     join media_assets a on a.id = (w.settings->>'mediaAssetId')::uuid
     where w.id = any($4::uuid[]) and a.duration_seconds > 0`,
    [accountId, demoId(`viewing/${accountId}/${product.key}`), product.id, watched],
  );

  const next = lessons[completedLessonCount];
  if (!resume || !next) return;
  await tx.query(
    `insert into course_positions (account_id, course_id, lesson_id, video_id, position_seconds, updated_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [accountId, product.id, next.id, videosOf(next)[resume.videoIndex] ?? null, resume.seconds, now],
  );
  await tx.query(
    `insert into video_positions (account_id, course_id, video_id, position_seconds)
     select account_id, course_id, video_id, position_seconds from course_positions
     where account_id = $1 and course_id = $2 and video_id is not null`,
    [accountId, product.id],
  );
}

/** Spreads steps evenly from the day the member got the course until now. */
const dayOf = (step: number, steps: number, since: Date, now: Date): Date =>
  new Date(since.getTime() + ((now.getTime() - since.getTime()) * step) / (steps + 1));

const videosOf = (lesson: DemoLesson): string[] =>
  lesson.pages.flatMap((page) => page.widgets.filter(({ type }) => type === 'video').map(({ id }) => id));
