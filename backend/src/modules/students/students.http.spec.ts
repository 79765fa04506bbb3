import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { days, later } from '../../kernel/clock.js';

describe('students', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
    rosa = await aMember(t, { name: 'Rosa Lind', email: 'rosa@example.org' });
    t.clock.advance(1_000);
    await aMember(t, { name: 'ada 100% Byron', email: 'ada@example.org' });
    t.clock.advance(1_000);
    await aMember(t, { name: 'Mia Stone', email: 'mia@forest.example' });
  });
  afterAll(() => t.close());

  const list = (query: Record<string, string> = {}) => coach.browser.get('/api/students').query(query);
  const names = (answer: { body: unknown }) => (answer.body as { username: string }[]).map((s) => s.username);

  test('are all members, newest first, without the coach', async () => {
    const answer = await list().expect(200);
    expect(names(answer)).toEqual(['Mia Stone', 'ada 100% Byron', 'Rosa Lind']);
    expect(answer.headers['content-range']).toBe('students 0-2/3');
  });

  test('have a profile and purchases, without secrets', async () => {
    await t.database.query(
      `update accounts set phone = '+1 503', birthday = '1986-04-18', city = 'Hood River' where id = $1`,
      [rosa.id],
    );
    const answer = await coach.browser.get(`/api/students/${rosa.id}`).expect(200);
    expect(answer.body).toEqual({
      id: rosa.id,
      username: 'Rosa Lind',
      email: 'rosa@example.org',
      signInName: null,
      ageBand: 'adult',
      level: 1,
      phone: '+1 503',
      birthday: '1986-04-18',
      address: null,
      city: 'Hood River',
      state: null,
      zipCode: null,
      country: null,
      avatarUrl: null,
      status: 'lead',
      lastSeenAt: '2027-03-01T09:00:00.000Z',
      joinedAt: '2027-03-01T09:00:00.000Z',
      updatedAt: expect.any(String),
      purchases: 0,
      totalSpent: '0.00',
      version: 2,
      pendingEmail: null,
      isEmailAwaitingGuardian: false,
      invitation: null,
      tags: [],
    });
  });

  test('count their purchases, and are active if they visited lately', async () => {
    const zoe = await aMember(t, { name: 'Zoe Quill', email: 'zoe@example.org' });
    await t.database.transaction(async (tx) => {
      await tx.query(`set local session_replication_role = replica`); // purchases without the orders behind them
      await tx.query(
        `insert into purchases (id, order_line_id, account_id, product_id, amount_cents, stripe_payment_id, created_at)
         select gen_random_uuid(), gen_random_uuid(), $1, gen_random_uuid(), cents, 'pi_x', now()
         from unnest(array[9700, 2250]) cents`,
        [zoe.id],
      );
    });
    const read = () => coach.browser.get(`/api/students/${zoe.id}`).expect(200);
    expect((await read()).body).toMatchObject({ purchases: 2, totalSpent: '119.50', status: 'active' });
    await t.database.query(`update accounts set last_seen_at = $2 where id = $1`, [
      zoe.id,
      later(t.clock.now(), -days(31)),
    ]);
    expect((await read()).body.status).toBe('inactive');
    await t.database.query('delete from accounts where id = $1', [zoe.id]);
  });

  test.each([
    ['["name","ASC"]', ['ada 100% Byron', 'Mia Stone', 'Rosa Lind']],
    ['["email","DESC"]', ['Rosa Lind', 'Mia Stone', 'ada 100% Byron']],
    ['["joined","ASC"]', ['Rosa Lind', 'ada 100% Byron', 'Mia Stone']],
  ])('sorted by %s', async (sort, expected) => expect(names(await list({ sort }))).toEqual(expected));

  test('come in pages', async () => {
    const page = await list({ sort: '["name","ASC"]', range: '[1,1]' }).expect(200);
    expect(names(page)).toEqual(['Mia Stone']);
    expect(page.headers['content-range']).toBe('students 1-1/3');
    const beyond = await list({ range: '[50,59]' }).expect(200, []);
    expect(beyond.headers['content-range']).toBe('students */3');
  });

  test.each([
    ['STONE', ['Mia Stone']],
    ['forest.example', ['Mia Stone']],
    ['100%', ['ada 100% Byron']],
    ['%', ['ada 100% Byron']],
    ['_', []],
    ['\\', []],
    ["' or true --", []],
  ])('are found by %j in name or email', async (q, expected) => {
    const answer = await list({ filter: JSON.stringify({ q }) }).expect(200);
    expect(names(answer)).toEqual(expected);
  });

  describe('with points', () => {
    beforeAll(async () => {
      const points = async (name: string, of: number) =>
        t.database.query(
          'insert into member_growth (account_id, points) select id, $2 from accounts where name = $1',
          [name, of],
        );
      await points('Rosa Lind', 230);
      await points('Mia Stone', 49);
    });
    afterAll(() => t.database.query('delete from member_growth'));

    test.each([
      ['DESC', ['Rosa Lind', 'Mia Stone', 'ada 100% Byron']],
      ['ASC', ['ada 100% Byron', 'Mia Stone', 'Rosa Lind']],
    ])(
      'are sorted by level %s, in pages, and members without actions come lowest',
      async (order, expected) => {
        const sort = `["level","${order}"]`;
        expect(names(await list({ sort }).expect(200))).toEqual(expected);
        for (const [at, name] of expected.entries())
          expect(names(await list({ sort, range: `[${at},${at}]` }).expect(200))).toEqual([name]);
        expect(names(await list({ sort, range: '[1,9]' }).expect(200))).toEqual(expected.slice(1));
        await list({ sort, range: '[3,9]' }).expect(200, []);
        const exported = await coach.browser.post('/api/students/export').send({ sort }).expect(200);
        expect(exported.text.match(/Rosa Lind|Mia Stone|ada 100% Byron/g)).toEqual(expected);
      },
    );

    test.each([
      [4, ['Rosa Lind']],
      [[4], ['Rosa Lind']],
      [1, ['Mia Stone', 'ada 100% Byron']],
      [
        [1, 4],
        ['Mia Stone', 'ada 100% Byron', 'Rosa Lind'],
      ],
      [[3, 5, 20], []],
      [[], []],
    ])('are filtered by level %j', async (level, expected) => {
      const filter = JSON.stringify({ level });
      const answer = await list({ filter }).expect(200);
      expect(names(answer)).toEqual(expected);
      expect(names(await list({ filter, sort: '["level","DESC"]' }).expect(200)).toSorted()).toEqual(
        expected.toSorted(),
      );
    });

    test.each([0, 21, 1.5, '4', null, [4, 'x'], { gte: 4 }])('refuse the level %j', async (level) => {
      await list({ filter: JSON.stringify({ level }) }).expect(400);
    });
  });

  test('are fetched by ids', async () => {
    const answer = await list({ filter: JSON.stringify({ id: [rosa.id, coach.id] }) }).expect(200);
    expect(names(answer)).toEqual(['Rosa Lind']);
  });

  test.each<Record<string, string>>([
    { sort: '["password_hash","ASC"]' },
    { sort: '["name","ASC; drop table accounts"]' },
    { sort: 'name' },
    { range: '[0,1000]' },
    { range: '[-1,5]' },
    { filter: '{"role":"creator"}' },
    { filter: '{"q":{"$ne":1}}' },
    { filter: '{"q":"a\\u0000b"}' },
    { filter: '{"q":"\\ud800"}' },
    { filter: '{"id":["x"]}' },
    { filter: 'null' },
    { order: 'name' },
  ])('the query %j is a 400', async (query) => {
    await list(query).expect(400);
  });

  test('that do not exist, and people who are not students, are a 404', async () => {
    await coach.browser.get('/api/students/0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa').expect(404);
    await coach.browser.get(`/api/students/${coach.id}`).expect(404);
    await coach.browser.get('/api/students/x').expect(400);
  });

  test('are only for the coach', async () => {
    for (const path of ['/api/students', `/api/students/${rosa.id}`]) {
      await t.browser().get(path).expect(401);
      await rosa.browser.get(path).expect(403);
    }
  });
});
