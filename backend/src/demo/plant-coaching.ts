import { demoGroups, demoId, demoPeople, demoStudentNotes } from './index.js';
import type { Planting } from './planting.js';

const idOf = (memberKey: string): string => {
  const person = demoPeople.find(({ key }) => key === memberKey);
  if (!person) throw new Error(`nobody ${memberKey} in the demo`);
  return person.id;
};

/** The coach's notes about students, and the groups she has put them into. */
export async function plantCoaching({ tx, daysAgo }: Planting): Promise<void> {
  for (const { memberKey, daysAgo: days, note, isPinned = false } of demoStudentNotes) {
    await tx.query(
      `insert into student_notes (id, student_id, author_id, note, is_pinned, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $6)`,
      [
        demoId(`student-note/${memberKey}/${days}`),
        idOf(memberKey),
        idOf('coach'),
        note,
        isPinned,
        daysAgo(days),
      ],
    );
  }
  for (const { key, kind, name, daysAgo: days, memberKeys } of demoGroups) {
    const id = demoId(`group/${key}`);
    await tx.query('insert into groups (id, kind, name, created_at) values ($1, $2, $3, $4)', [
      ...[id, kind, name, daysAgo(days)],
    ]);
    for (const memberKey of memberKeys) {
      await tx.query(
        'insert into group_members (account_id, kind, group_id, added_at) values ($1, $2, $3, $4)',
        [idOf(memberKey), kind, id, daysAgo(days)],
      );
    }
  }
}
