import { demoBlockedKey, demoId, demoPeople, demoTags } from '../content/index.js';
import type { Planting } from './planting.js';

const TAGGED_DAYS_AGO = 20;
const BLOCKED_DAYS_AGO = 3;

/** Plants the coach's tags on members, and one blocked member. */
export async function plantStudentTags({ tx, daysAgo }: Planting): Promise<void> {
  const idOf = (key: string) => demoPeople.find((person) => person.key === key)!.id;
  const since = daysAgo(TAGGED_DAYS_AGO);
  for (const { name, memberKeys } of demoTags) {
    const id = demoId(`tag/${name}`);
    await tx.query('insert into student_tags (id, name, created_at) values ($1, $2, $3)', [id, name, since]);
    await tx.query(
      'insert into tagged_students (account_id, tag_id, tagged_at) select unnest($1::uuid[]), $2, $3',
      [memberKeys.map(idOf), id, since],
    );
  }
  await tx.query('update accounts set blocked_at = $2 where id = $1', [
    idOf(demoBlockedKey),
    daysAgo(BLOCKED_DAYS_AGO),
  ]);
}
