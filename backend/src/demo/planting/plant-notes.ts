import { demoId, demoNotes } from '../content/index.js';
import { firstVideoOf, lessonOf } from '../content/lesson-of.js';
import type { Planting } from './planting.js';

/** Plants members' lesson notes. */
export async function plantNotes({ tx, daysAgo }: Planting): Promise<void> {
  for (const note of demoNotes) {
    const { accountId, product, lesson } = lessonOf(note);
    const at = daysAgo(note.daysAgo);
    await tx.query(
      `insert into lesson_notes (id, account_id, lesson_id, course_id, course_title, lesson_title, video_id, at_seconds,
                                 text, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
      [
        demoId(`note/${accountId}/${lesson.id}`),
        accountId,
        lesson.id,
        product.id,
        product.title,
        lesson.title,
        note.atSeconds === undefined ? null : firstVideoOf(lesson).id,
        note.atSeconds ?? null,
        note.text,
        at,
      ],
    );
  }
}
