import { cursorOf } from '../../src/platform/http/cursor.js';
import { startTestApp, type TestApp } from '../app.js';
import { aCreator, aMember, type Person } from '../builders/people.js';
import { rowsHandled, statementsOf, stepsOf, UNHURRIED } from './statements.js';

/** Number of messages. With 1,000,000 the test takes a minute. */
const MESSAGES = Number(process.env.SCALE_MESSAGES ?? 20_000);
const IN_EACH = 50;
const CONVERSATIONS = MESSAGES / IN_EACH;
/** Offset of a page that must cost as much as the first page; every fourth conversation is waiting. */
const FAR = CONVERSATIONS / 4 - 31;
const MOST_STATEMENTS = 3;
/** Max rows that all steps handle for thirty conversations, regardless of their number. */
const MOST_ROWS = 1_000;

/** Creates conversations of the coach with members, fifty messages each; every fourth has unread messages and needs an answer. */
async function manyMessages({ database, clock }: TestApp, coach: Person): Promise<void> {
  const now = clock.now();
  await database.query(
    `insert into accounts (id, email, name, role, age_band, created_at)
     select gen_random_uuid(), 'reader-' || n || '@example.org', 'Reader ' || n, 'member', 'adult', $1
     from generate_series(1, $2::int) n`,
    [now, CONVERSATIONS],
  );
  await database.query(
    `insert into conversations (id, low_account_id, high_account_id, last_sequence, created_at)
     select gen_random_uuid(), least($1::uuid, id), greatest($1::uuid, id), $2::int, $3
     from accounts where name like 'Reader %'`,
    [coach.id, IN_EACH, now],
  );
  await database.query(
    `insert into messages (conversation_id, sequence, id, sender_id, client_id, text, sent_at)
     select c.id, n, gen_random_uuid(), case when n % 2 = 0 then c.low_account_id else c.high_account_id end, gen_random_uuid(),
            'Message ' || n, $1::timestamptz - (50 - n) * interval '1 minute'
     from conversations c, generate_series(1, $2::int) n`,
    [now, IN_EACH],
  );
  await database.query(
    `insert into conversation_participants
       (account_id, conversation_id, other_account_id, last_sequence, last_message_at, read_through, answer_awaited_since)
     select me, c.id, case when me = c.low_account_id then c.high_account_id else c.low_account_id end, c.last_sequence,
            $1::timestamptz - c.n * interval '1 minute', case when c.n % 4 = 0 then 0 else c.last_sequence end,
            case when c.n % 4 = 0 then $1::timestamptz - c.n * interval '1 minute' end
     from (select *, row_number() over (order by id) as n from conversations) c, unnest(array[c.low_account_id, c.high_account_id]) me`,
    [now],
  );
  for (const table of ['accounts', 'conversations', 'conversation_participants', 'messages'])
    await database.query(`analyze ${table}`);
}

describe(`with ${MESSAGES.toLocaleString('en')} messages in ${CONVERSATIONS.toLocaleString('en')} conversations`, () => {
  let t: TestApp;
  let coach: Person;
  beforeAll(async () => {
    t = await startTestApp(UNHURRIED);
    coach = await aCreator(t);
    await aMember(t);
    await manyMessages(t, coach);
  }, 600_000);
  afterAll(() => t.close());

  async function measure(path: string, query: object = {}) {
    const open = () => coach.browser.get(path).query(query).expect(200);
    const { body } = await open();
    const statements = await statementsOf(t, open);
    const steps = await Promise.all(statements.map((statement) => stepsOf(t, statement)));
    const readWhole = steps
      .flat()
      .filter(
        (step) =>
          step['Node Type'] === 'Seq Scan' && /^(messages|conversation)/.test(step['Relation Name'] ?? ''),
      );
    return {
      body,
      readWhole,
      statements: statements.length,
      rows: await rowsHandled(t, statements),
    };
  }

  test.each(['all', 'unread', 'unanswered'] as const)(
    'the inbox of %s costs the same on its first page and far back',
    async (view) => {
      const first = await measure('/api/conversations', { view });
      const order = view === 'unanswered' ? 'answer_awaited_since' : 'last_message_at desc';
      const at = view === 'unanswered' ? 'answer_awaited_since' : 'last_message_at';
      const [far] = await t.database.query<{ id: string; at: Date }>(
        `select conversation_id as id, ${at} as at from conversation_participants
         where account_id = $1 and ($2 or answer_awaited_since is not null) order by ${order} offset $3 limit 1`,
        [coach.id, view === 'all', FAR],
      );
      const back = await measure('/api/conversations', { view, after: cursorOf(far!.at, far!.id) });
      for (const page of [first, back]) {
        expect(page.body.items).toHaveLength(30);
        expect(page.statements).toBeLessThanOrEqual(MOST_STATEMENTS);
        expect(page.readWhole).toEqual([]);
      }
      expect(back.rows).toBeLessThan(2 * first.rows);
      if (view === 'all') expect(first.rows).toBeLessThan(MOST_ROWS);
    },
  );

  test('changes since a time are read along an index', async () => {
    const query = { updatedSince: '2000-01-01T00:00:00Z' };
    const first = await measure('/api/conversations', query);
    const [far] = await t.database.query<{ id: string; at: Date }>(
      `select conversation_id as id, updated_at as at from conversation_participants
       where account_id = $1 order by updated_at, conversation_id offset $2 limit 1`,
      [coach.id, FAR],
    );
    const back = await measure('/api/conversations', { ...query, after: cursorOf(far!.at, far!.id) });
    for (const page of [first, back]) {
      expect(page.body.items).toHaveLength(30);
      expect(page.readWhole).toEqual([]);
      expect(page.rows).toBeLessThan(MOST_ROWS);
    }
  });

  test('unread messages and a page of messages are read by their indexes', async () => {
    const [one] = (await measure('/api/conversations')).body.items as [{ id: string }];
    for (const path of ['/api/conversations/unread', `/api/conversations/${one.id}/messages`]) {
      const { statements, readWhole } = await measure(path);
      expect(statements).toBeLessThanOrEqual(MOST_STATEMENTS);
      expect(readWhole).toEqual([]);
    }
  });
});
