import type { DataSource, QueryRunner } from 'typeorm';
import { createEmptyDatabase, type TestDatabase } from '../../test/database.js';
import { newId } from '../kernel/ids.js';
import { createDataSource } from '../platform/database/data-source.js';
import { migrate } from '../platform/database/migrate.js';
import { SnakeCaseValues1763600001800 } from './1763600001800-snake-case-values.js';
import { migrations } from './index.js';

const BEFORE = migrations.slice(0, migrations.indexOf(SnakeCaseValues1763600001800));

/** A value for each column that needs one. */
const FILLER: Record<string, unknown> = {
  ARRAY: [],
  boolean: false,
  date: '2027-03-01',
  integer: 1,
  jsonb: '{}',
  smallint: 1,
  'timestamp with time zone': '2027-03-01T09:30:00Z',
};

let database: TestDatabase;
let before: DataSource;
let old: QueryRunner;
beforeAll(async () => {
  database = await createEmptyDatabase();
  before = createDataSource({ url: database.url, poolSize: 2, entities: [], migrations: BEFORE });
  await before.initialize();
  await migrate(before);
  old = before.createQueryRunner();
  // one table's rows are enough, so foreign keys and triggers are turned off
  await old.query('set session_replication_role = replica');
});
afterAll(async () => {
  await old.release();
  await before.destroy();
  await database.drop();
});

/** Adds a row with these values, and a filler in each other column that needs one. */
async function oldRow(table: string, values: Record<string, unknown>): Promise<void> {
  const needed: { name: string; type: string }[] = await old.query(
    `select column_name as name, data_type as type from information_schema.columns
     where table_name = $1 and table_schema = 'public' and is_nullable = 'NO' and column_default is null`,
    [table],
  );
  const row = {
    ...Object.fromEntries(
      needed.map(({ name, type }) => [name, type === 'uuid' ? newId() : (FILLER[type] ?? 'x')]),
    ),
    ...values,
  };
  const places = Object.keys(row).map((_, n) => `$${n + 1}`);
  await old.query(
    `insert into ${table} (${Object.keys(row).join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
}

/** Values of the previous release: table, column, value, and other values that the row needs. */
const VALUES: [table: string, column: string, value: string, others?: Record<string, unknown>][] = [
  ['audit_entries', 'action', 'coaching.booking-moved', { subject_type: 'coaching-booking' }],
  [
    'community_events',
    'repeats',
    'two-weeks',
    { state: 'planned', series_id: newId(), ends_at: '2027-03-01T10:30:00Z', place: 'Park' },
  ],
  ['community_posts', 'tag', 'small-wins', { kind: 'post', state: 'published', text: 'small-wins' }],
  ['community_reports', 'weight', 'same-family', { reason: 'other', post_id: newId() }],
  ['consents', 'method', 'coach-call', { purpose: 'unseen-posts' }],
  ['growth_entries', 'action', 'by-hand'],
  ['mail_wordings', 'kind', 'call-to-confirm', { language: 'en', texts: '{"intro": "call-to-confirm"}' }],
  ['mailing_deliveries', 'reason', 'not-agreed', { status: 'left-out' }],
  ['mails', 'kind', 'verify-email'],
  ['mails', 'returned_because', 'no-such-address', { kind: 'receipt' }],
  ['notification_preferences', 'kind', 'course-completed'],
  ['notification_settings', 'digest', 'at-once'],
  ['notification_sources', 'kind', 'answer-accepted'],
  ['notifications', 'kind', 'event-planned'],
  ['one_time_tokens', 'purpose', 'sign-in-code'],
  ['review_reports', 'weight', 'same-family', { reason: 'other' }],
  ['sequence_entries', 'end_reason', 'came-back', { ended_at: '2027-03-01T09:30:00Z' }],
  ['sequences', 'trigger', 'module-opened', { purpose: 'marketing' }],
  ['upload_tickets', 'purpose', 'post-file'],
];

test('values of the previous release become snake_case, and people’s texts stay', async () => {
  for (const [table, column, value, others] of VALUES) await oldRow(table, { [column]: value, ...others });
  await oldRow('accounts', { agreed_purposes: ['account', 'unseen-posts'], role: 'member' });
  await oldRow('guardian_links', { wished_purposes: ['unseen-posts'] });
  await oldRow('broadcasts', {
    purpose: 'marketing',
    segment: '{"kind": "everyone"}',
    left_out: '{"not-agreed": 2, "minor": 1}',
  });
  await oldRow('broadcasts', { purpose: 'marketing', segment: '{"kind": "not-owners"}' });
  const payload = { news: { kind: 'coach-posted', facts: { title: 'api-token', act: 'api-token' } } };
  await oldRow('jobs', { kind: 'notifications.coach-posted', payload: JSON.stringify(payload) });
  await oldRow('notifications', { kind: 'ward-acted', facts: '{"act": "second-factor-on"}' });

  const now = createDataSource({ url: database.url, poolSize: 2, entities: [], migrations });
  await now.initialize();
  await migrate(now);

  const all = async (table: string, column: string) =>
    (await now.query<{ value: unknown }[]>(`select ${column} as value from ${table}`)).map(
      ({ value }) => value,
    );
  for (const [table, column, value] of VALUES)
    expect(await all(table, column)).toContain(value.replaceAll('-', '_'));
  expect(await all('audit_entries', 'subject_type')).toEqual(['coaching_booking']);
  expect(await all('consents', 'purpose')).toEqual(['unseen_posts']);
  expect(await all('mailing_deliveries', 'status')).toEqual(['left_out']);
  expect(await all('growth_rules', 'action')).toContain('lesson_completed');
  expect(await all('accounts', 'agreed_purposes')).toEqual([['account', 'unseen_posts']]);
  expect(await all('guardian_links', 'wished_purposes')).toEqual([['unseen_posts']]);
  expect(await all('broadcasts', 'segment')).toContainEqual({ kind: 'not_owners' });
  expect(await all('broadcasts', 'left_out')).toContainEqual({ not_agreed: 2, minor: 1 });
  expect(await all('notifications', 'facts')).toContainEqual({ act: 'second_factor_on' });
  expect(await all('jobs', 'payload')).toContainEqual({
    news: { kind: 'coach_posted', facts: { title: 'api-token', act: 'api_token' } },
  });
  expect(await all('jobs', 'kind')).toContain('notifications.coach-posted');
  expect(await all('community_posts', 'text')).toEqual(['small-wins']);
  expect(await all('mail_wordings', 'texts')).toEqual([{ intro: 'call-to-confirm' }]);

  await expect(now.query('delete from audit_entries')).rejects.toThrow('kept as they are');
  await expect(now.query(`update consents set method = 'guardian'`)).rejects.toThrow('only ever added to');
  await now.destroy();
});
