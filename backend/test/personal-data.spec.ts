import { MAIL_NAMES } from '../src/modules/notifications/kinds/mail-kinds.js';
import {
  NOTIFICATION_KINDS,
  notificationName,
} from '../src/modules/notifications/kinds/notification-kinds.js';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { AccountDeletionService } from '../src/modules/privacy/account-deletion.service.js';
import { days, hours, minutes } from '../src/kernel/clock.js';
import { ExportWords } from '../src/modules/privacy/export-words.js';
import { newId } from '../src/kernel/ids.js';
import { PersonalDataSources } from '../src/platform/personal-data/index.js';
import { aFullLife } from './builders/a-full-life.js';
import { namedByOthers } from './builders/named-by-others.js';
import { startTestApp, type TestApp } from './app.js';
import type { Person } from './builders/people.js';

/** Columns that refer to a person; `due_by`, a time, doesn't. A table with one has data about that person. */
const PERSON =
  /(^|_)(account|member|person|student|author|owner|user|sender|recipient|guardian|ward|actor|reporter|coach)_id$|_by$/;

/** Columns in no export, each with the reason. */
const NOT_TOLD: Record<string, string> = {
  one_time_tokens: 'keys, hashed: they are locks, not data',
  recovery_codes: 'keys, hashed',
  gift_links: 'keys, hashed; the gifts themselves are told',
  coaching_booking_links: 'keys, hashed; the bookings themselves are told',
  coaching_reminders: 'of which booking a mail has reminded; the bookings and the mails are told',
  idempotency_keys: 'sealed answers to calls, repeated for a day; what the calls did is told',
  known_devices: 'keys, hashed; the devices themselves are told with the login sessions',
  second_factors: 'a key',
  community_trending: 'how much others turn to a post, worked out anew every ten minutes; the post is told',
  device_sequences: 'numbers that order the saves of a player; they say nothing about her',
  media_renditions: 'made from files that are told',
  media_captions: 'captions that the coach gives to a video',
  upload_tickets: 'the way a file came, gone after a day; the file itself is told',
  lesson_contents: 'who last edited a lesson: the coach’s work, not a member’s',
  lesson_versions: 'who edited a lesson when: the coach’s work',
  legal_versions: 'who published a legal page: the coach’s work',
  site_editions: 'who published the site’s words: the coach’s work',
  payment_reviews:
    'what the coach made of a payment that was odd, in her words; the order tells what came of it',
  student_notes: 'the coach’s own words about a student (docs/decisions/the-coachs-notes.md)',
  unreported_sales: 'what the coach’s next mail about sales says; the orders are told',
  unreported_trials: 'what the coach’s next mail about sales says; the subscriptions are told',
  money_findings:
    'orders in which the hourly comparison found money and access apart; the order itself is told',
  fees: 'what the payment provider took of the coach’s money; the order tells what the member paid',
  disputes:
    'what the buyer’s own bank asked about a payment; the order tells that it is disputed and what came of it',
  message_mutes:
    'empty since mutes stand with the account, which is told; the next release takes it away (docs/upgrading.md)',
  saved_replies: 'the coach’s own words, which she puts into messages; the messages are told',
  bulk_grants: 'which products the coach gave many students when: the coach’s work',
  course_imports: 'which course files the coach imported when: the coach’s work',
  bulk_grant_lines: 'what such a grant came to for a student; the products themselves are told',
  payment_customers: 'under which number the payment provider knows her; her subscriptions are told',
  payment_events: 'which messages of Stripe were handled; the order tells what they led to',
};

/** Tables that keep rows of an erased member, with the reason (docs/decisions/what-an-erased-member-leaves.md). */
const KEPT: Record<string, string> = {
  orders: 'bookkeeping: a number, amounts and an id that leads to nobody',
  purchases: 'bookkeeping',
  subscriptions: 'bookkeeping',
  consents: 'what was agreed to for a daughter who is still here, with an id that leads to nobody',
  audit_entries: 'who did what when, with ids that lead to nobody; its reasons are forgotten',
};

/** Tables in which members never have rows of their own. */
const THE_COACHS: readonly string[] = [
  'lesson_contents',
  'lesson_versions',
  'payment_reviews',
  'refunds',
  'legal_versions',
  'site_editions',
  'saved_replies',
  'bulk_grants',
  'course_imports',
];

/** Unique names. */
const ROSA = 'Rosa Zindelbast';
const MIA = 'Mia Quillstone';

const ROSAS_WORDS = 'I asked before I answered.';
const MIAS_WORDS = 'We walked home without hurry.';

interface Place {
  table: string;
  column: string;
}

let t: TestApp;
let rosa: Person;
let mia: Person;
let places: Place[];
beforeAll(async () => {
  t = await startTestApp();
  rosa = await aFullLife(t, ROSA, ROSAS_WORDS);
  mia = await aFullLife(t, MIA, MIAS_WORDS);
  await namedByOthers(t, rosa, ROSA);
  await namedByOthers(t, mia, MIA);
  places = await placesOfPeople();
}, 120_000);
afterAll(() => t.close());

async function placesOfPeople(): Promise<Place[]> {
  const columns = await t.database.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('uuid', 'text', 'character varying')
     order by 1, 2`,
  );
  return [
    { table: 'accounts', column: 'id' },
    ...columns.filter(({ table, column }) => table !== 'accounts' && PERSON.test(column)),
  ];
}

/** Returns the tables whose rows refer to a person's rows, directly or through other tables. */
async function hangingOn(tables: readonly string[]): Promise<string[]> {
  const rows = await t.database.query<{ table: string }>(
    `with recursive hanging as (
       select unnest($1::text[]) as name
       union
       select c.conrelid::regclass::text from pg_constraint c join hanging h on c.confrelid = h.name::regclass
       where c.contype = 'f'
     ) select name as table from hanging`,
    [tables],
  );
  return rows.map(({ table }) => table);
}

async function rowsOf({ id }: Person): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const { table, column } of places) {
    const row = await t.database.one<{ n: number }>(
      `select count(*)::int as n from "${table}" where "${column}" = $1`,
      [id],
    );
    counted[table] = (counted[table] ?? 0) + (row?.n ?? 0);
  }
  return counted;
}

const tablesWhere = (rows: Record<string, number>, holds: (n: number) => boolean) =>
  Object.entries(rows)
    .filter(([, n]) => holds(n))
    .map(([table]) => table);

async function tablesThatSay(words: string): Promise<string[]> {
  const tables = await t.database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
     order by 1`,
  );
  const saying: string[] = [];
  for (const { name } of tables) {
    const found = await t.database.one(
      `select 1 from "${name}" line where position($1 in line::text) > 0 limit 1`,
      [words],
    );
    if (found) saying.push(name);
  }
  return saying;
}

async function aParkedJobOf({ id, email }: Person): Promise<void> {
  await t.database.query(
    `insert into jobs (id, kind, payload, run_at, attempts, parked_at, last_error)
     values ($1, 'parked', $2, $3, 12, $3, $4)`,
    [newId(), { accountId: id }, t.clock.now(), `550 <${email}> refused`],
  );
}

async function jobsThatName(words: readonly string[]): Promise<string[]> {
  const jobs = await t.database.query<{ kind: string; job: string }>(
    'select kind, j::text as job from jobs j order by kind',
  );
  return jobs.filter(({ job }) => words.some((word) => job.includes(word))).map(({ kind }) => kind);
}

async function mailFilesThatName(words: readonly string[]): Promise<string[]> {
  const folder = path.join(t.dataDir, 'mail');
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(path.join(folder, name), 'utf8') })),
  );
  return files.filter(({ text }) => words.some((word) => text.includes(word))).map(({ name }) => name);
}

describe('every table with data about a person', () => {
  test('is in some module’s export, or is listed here with the reason why not', async () => {
    const told = t.app.get(PersonalDataSources, { strict: false }).tables();
    const kept = await hangingOn(places.map(({ table }) => table));
    expect(kept.filter((table) => !told.includes(table) && !(table in NOT_TOLD))).toEqual([]);
  });

  test('has data of a member who has done everything: a-full-life.ts covers every table', async () => {
    expect(tablesWhere(await rowsOf(rosa), (n) => n === 0).toSorted()).toEqual(THE_COACHS.toSorted());
  });

  test('is listed here only as long as it exists', () => {
    const there = new Set(places.map(({ table }) => table));
    const named = [...Object.keys(KEPT), ...THE_COACHS];
    expect(named.filter((table) => !there.has(table))).toEqual([]);
  });
});

test('the export of a member who has done everything has Spanish words for each page, label, email and notification', async () => {
  const words = new ExportWords('es');
  const labels = new Set<string>([...Object.values(MAIL_NAMES), ...NOTIFICATION_KINDS.map(notificationName)]);
  for (const source of t.app.get(PersonalDataSources, { strict: false }).all())
    for (const { title, lead, entries } of (await source.collect(rosa.id, false)).pages)
      for (const label of [title, lead, ...entries.flatMap(({ facts = {} }) => Object.keys(facts))])
        labels.add(label);
  const sold = await t.database.query<{ title: string }>(
    `select title from products union all
     select p.title || ', ' || o.name from products p join product_offers o on o.product_id = p.id`,
  );
  const titles = new Set(sold.map(({ title }) => title));
  expect([...labels].filter((label) => !titles.has(label) && !words.knows(label)).toSorted()).toEqual([]);
  expect(words.knows('Your horoscope')).toBe(false);
});

test('a kept email whose subject names a member refers to her by id; one of an older release is found by the name', async () => {
  const named = await t.database.query<{ kind: string; knows: boolean }>(
    `select distinct kind, $2 = any(about) as knows from mails where position($1 in subject) > 0 and account_id <> $2`,
    [MIA, mia.id],
  );
  const kindsThat = (knows: boolean) =>
    named.flatMap((mail) => (mail.knows === knows ? mail.kind : [])).toSorted();
  expect(kindsThat(true)).toEqual(expect.arrayContaining(['call_booked', 'mentioned', 'ward_closed']));
  expect(kindsThat(false)).toEqual(['call_booked']);
});

describe('a member whose seven days are over', () => {
  test('leaves only accounting data, and nobody else loses anything', async () => {
    await mia.browser.post('/api/me/deletion/cancel').expect(204);
    // the coach is notified of a pending post in a circle, which is a row about its author
    t.clock.advance(minutes(10));
    await t.runJobs();
    const others = await rowsOf(mia);
    for (const person of [rosa, mia]) await aParkedJobOf(person);
    t.clock.advance(days(7));
    await t.app.get(AccountDeletionService, { strict: false }).eraseDue();
    await t.runJobs();
    expect(tablesWhere(await rowsOf(rosa), (n) => n > 0).toSorted()).toEqual(Object.keys(KEPT).toSorted());
    expect(await rowsOf(mia)).toEqual(others);
  });

  test('is named by no finished or parked job, and by no email in the mail folder', async () => {
    t.clock.advance(hours(1)); // other modules are notified again
    await t.runJobs();
    expect(await jobsThatName([rosa.id, rosa.email])).toEqual([]);
    expect(await mailFilesThatName([rosa.id, rosa.email])).toEqual([]);
    // The check finds people who are still named.
    expect(await jobsThatName([mia.id])).toEqual(['parked']);
    expect(await mailFilesThatName([mia.email])).toContainEqual(expect.stringMatching(/\.json$/));
    expect(await mailFilesThatName([mia.email])).toContainEqual(expect.stringMatching(/\.eml$/));
  });

  test('is named nowhere, and none of this member’s texts remain', async () => {
    expect(await tablesThatSay(rosa.email)).toEqual([]);
    expect(await tablesThatSay(ROSAS_WORDS)).toEqual([]);
    expect(await tablesThatSay(ROSA)).toEqual([]);
    expect(await mailFilesThatName([ROSA])).toEqual([]);
    // The check finds texts that are still there.
    expect(await tablesThatSay(mia.email)).toEqual([
      'accounts',
      'cart_items',
      'coaching_bookings',
      'email_changes',
      'gifts',
      'guardian_invitations',
      'guardian_mails',
      'jobs',
      'webhook_deliveries',
    ]);
    expect(await tablesThatSay(MIA)).toEqual([
      'accounts',
      'cart_items',
      'certificates',
      'coaching_bookings',
      'gifts',
      'mails',
      'webhook_deliveries',
    ]);
    expect(await mailFilesThatName([MIA])).not.toEqual([]);
    expect(await tablesThatSay(MIAS_WORDS)).toEqual([
      'accounts',
      'assignment_versions',
      'audit_entries',
      'coaching_bookings',
      'community_comments',
      'community_post_images',
      'community_post_versions',
      'community_posts',
      'gifts',
      'journal_answers',
      'journal_shares',
      'lesson_notes',
      'member_warnings',
      'message_reports',
      'messages',
      'purchase_requests',
      'refunds',
      'review_reports',
      'reviews',
      'second_seats',
      'student_notes',
      'subscriptions',
    ]);
  });
});
