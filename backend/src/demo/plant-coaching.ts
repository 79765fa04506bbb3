import { newId } from '../kernel/ids.js';
import { demoGifts, demoGroups, demoId, demoPeople, demoProducts, demoStudentNotes } from './index.js';
import type { Planting } from './planting.js';

const idOf = (memberKey: string): string => {
  const person = demoPeople.find(({ key }) => key === memberKey);
  if (!person) throw new Error(`nobody ${memberKey} in the demo`);
  return person.id;
};

/** The coach's notes about students, the groups she has put them into, and what she has given them. */
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
  for (const { memberKey, productKey, daysAgo: days, reason } of demoGifts) {
    const productId = demoProducts.find(({ key }) => key === productKey)!.id;
    await tx.query(
      `insert into enrollments (id, account_id, product_id, source, started_at) values ($1, $2, $3, 'grant', $4)`,
      [demoId(`enrollment/${memberKey}/${productKey}`), idOf(memberKey), productId, daysAgo(days)],
    );
    await tx.query(
      `insert into audit_entries (id, at, actor_id, action, subject_type, subject_id, member_id, fields, reason)
       values ($1, $2, $3, 'enrollment.granted', 'product', $4, $5, '{}', $6)`,
      [newId(), daysAgo(days), idOf('coach'), productId, idOf(memberKey), reason],
    );
  }
}
