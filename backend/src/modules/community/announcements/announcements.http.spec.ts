import { sabotage } from '../../../../test/contract/strict-answers.js';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aNeighbour } from '../../../../test/builders/community.js';
import { aCreator, type Person } from '../../../../test/builders/people.js';
import { newId } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { deepTest } from '../../../../test/deep-test.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  rosa = await aNeighbour(t);
});
afterAll(() => t.close());
beforeEach(() => t.database.query('delete from community_announcements'));

const path = '/api/community/announcements';
const written = '/api/creator/announcements';
const AN = { priority: 'high', title: 'The spring circle begins', text: 'On Thursday at seven.' };
const add = async (announcement: object = AN) =>
  (await coach.browser.post(written).send(announcement).expect(201)).body as { id: string };
const read = async ({ browser }: Person, after?: string) =>
  (await browser.get(path).query({ after }).expect(200)).body as {
    items: { id: string; title: string }[];
    next: string | null;
  };

describe('an announcement', () => {
  test('is read by all members, newest first, page by page', async () => {
    for (let n = 0; n < 22; n += 1) {
      await add({ ...AN, title: `Number ${n}`, priority: 'normal' });
      t.clock.advance(1000);
    }
    const first = await read(rosa);
    const second = await read(rosa, first.next!);
    expect([first.items.length, second.items.length, second.next]).toEqual([20, 2, null]);
    expect(first.items[0]).toMatchObject({ title: 'Number 21', priority: 'normal', editedAt: null });
    expect(second.items.map(({ title }) => title)).toEqual(['Number 1', 'Number 0']);
  });

  test('can be edited and deleted by the coach, and both are in the audit log', async () => {
    const { id } = await add();
    const changed = { ...AN, priority: 'normal', text: 'On Friday at seven.' };
    const { body } = await coach.browser.put(`${written}/${id}`).send(changed).expect(200);
    expect(body).toMatchObject({ ...changed, editedAt: t.clock.now().toISOString() });
    await coach.browser.delete(`${written}/${id}`).expect(204);
    await coach.browser.delete(`${written}/${id}`).expect(404);
    await coach.browser.put(`${written}/${newId()}`).send(changed).expect(404);
    expect((await read(rosa)).items).toEqual([]);
    const entries = await t.database.query(
      'select action from audit_entries where subject_id = $1 order by id',
      [id],
    );
    expect(entries.map(({ action }) => action as string)).toEqual([
      'community.announced',
      'community.announcement_changed',
      'community.announcement_deleted',
    ]);
  });

  test('has a Spanish version, which only its readers in Spanish get; the coach writes both', async () => {
    const es = { title: 'Empieza el círculo', text: '' };
    const { body: made } = await coach.browser
      .post(written)
      .send({ ...AN, translations: { es } })
      .expect(201);
    const translations = { es: { title: es.title } };
    expect(made).toMatchObject({ title: AN.title, translations, untranslated: [] });
    const readIn = async ({ browser }: Person, language: string) =>
      (await browser.get(path).set('accept-language', language).expect(200)).body.items[0];
    expect(await readIn(rosa, 'es')).toMatchObject({
      title: es.title,
      text: AN.text,
      untranslated: ['text'],
      translations: null,
    });
    expect(await readIn(rosa, 'en')).toMatchObject({ title: AN.title, untranslated: [] });
    expect(await readIn(coach, 'es')).toMatchObject({ title: AN.title, translations, untranslated: [] });
    const overview = await rosa.browser.get('/api/me/overview').set('accept-language', 'es').expect(200);
    expect(overview.body.latestAnnouncement).toMatchObject({ title: es.title, untranslated: ['text'] });
    const { body: kept } = await coach.browser.put(`${written}/${made.id}`).send(AN).expect(200);
    expect(kept).toMatchObject({ translations });
  });

  test.each([
    [{ priority: 'urgent' }, 'priority'],
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ text: 'x'.repeat(3001) }, 'text'],
  ])('%j is refused at its field', async (wrong, field) => {
    const { body } = await coach.browser
      .post(written)
      .send({ ...AN, ...wrong })
      .expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('can only be made by the coach', async () => {
    const { id } = await add();
    await rosa.browser.post(written).send(AN).expect(403);
    await rosa.browser.put(`${written}/${id}`).send(AN).expect(403);
    await rosa.browser.delete(`${written}/${id}`).expect(403);
    await t.browser().get(path).expect(401);
  });
});

describe('readers of an announcement', () => {
  const see = ({ browser }: Person, ...ids: string[]) => browser.post(`${path}/mark-seen`).send({ ids });
  type Readers = {
    items: { person: { id: string; name: string }; seenAt: string | null }[];
    next: string | null;
  };
  const readers = async (id: string, query: object = {}) =>
    (await coach.browser.get(`${written}/${id}/readers`).query(query).expect(200)).body as Readers;
  const first = async ({ browser }: Person) =>
    ((await browser.get(path).expect(200)).body as { items: object[] }).items[0];

  test('are counted for the coach, once each, and shown to nobody else', async () => {
    const { id } = await add();
    const lena = await aNeighbour(t, { name: 'Lena Lind', band: 'child' });
    const before = (await first(coach)) as { seenBy: { members: number } };
    expect(before).toMatchObject({ isSeen: false, seenBy: { count: 0 } });
    await see(rosa, id).expect(204);
    t.clock.advance(1000);
    await see(lena, id).expect(204);
    await see(rosa, id).expect(204);
    expect(await first(rosa)).toMatchObject({ isSeen: true, seenBy: null });
    expect(await first(coach)).toMatchObject({ seenBy: { count: 2, members: before.seenBy.members } });
    const { items } = await readers(id);
    expect(items).toMatchObject([
      { person: { id: lena.id, name: 'Lena Lind' }, seenAt: t.clock.now().toISOString() },
      { person: { id: rosa.id } },
    ]);
    const others = (await readers(id, { of: 'not_yet' })).items;
    expect(others).toHaveLength(Math.min(before.seenBy.members - 2, 30));
    expect(others.every(({ seenAt }) => seenAt === null)).toBe(true);
    for (const { browser } of [rosa, lena]) await browser.get(`${written}/${id}/readers`).expect(403);
  });

  test('count once when reported twice at once', async () => {
    const { id } = await add();
    await Promise.all([see(rosa, id), see(rosa, id), see(rosa, id, id)].map((call) => call.expect(204)));
    expect(await first(coach)).toMatchObject({ seenBy: { count: 1 } });
  });

  deepTest('would fail when reported twice without the key', async () => {
    const { id } = await add();
    await t.database.query(
      'alter table community_seen_announcements drop constraint community_seen_announcements_pk',
    );
    try {
      sabotage();
      await see(rosa, id).expect(500);
    } finally {
      await t.database.query(
        `alter table community_seen_announcements add constraint community_seen_announcements_pk
         primary key (announcement_id, account_id)`,
      );
    }
  });

  test('are read page by page, the latest first', async () => {
    const { id } = await add();
    await t.database.query(
      `insert into accounts (id, email, name, age_band, created_at)
       select gen_random_uuid(), 'reader-' || n || '@example.org', 'Reader ' || n, 'adult', $1 from generate_series(1, 35) n`,
      [t.clock.now()],
    );
    const pages = async (of: string) => {
      const one = await readers(id, { of });
      const rest = await readers(id, { of, after: one.next! });
      expect([one.items.length, rest.next]).toEqual([30, null]);
      return [...one.items, ...rest.items].map(({ person }) => person.name);
    };
    const notYet = await pages('not_yet');
    expect(new Set(notYet).size).toBeGreaterThanOrEqual(35);
    expect(notYet).toEqual(notYet.toSorted((a, b) => a.toLowerCase().localeCompare(b.toLowerCase())));
    await t.database.query(
      `insert into community_seen_announcements (announcement_id, account_id, seen_at)
       select $1, m.id, $2 from members m where m.name like 'Reader %'`,
      [id, t.clock.now()],
    );
    expect(new Set(await pages('seen')).size).toBe(35);
  });

  test('do not include the coach, or blocked members', async () => {
    const { id } = await add();
    const ida = await aNeighbour(t);
    await see(ida, id).expect(204);
    await see(coach, id).expect(204);
    await t.database.query('update accounts set blocked_at = $2 where id = $1', [ida.id, t.clock.now()]);
    expect(await first(coach)).toMatchObject({ seenBy: { count: 0 } });
    expect((await readers(id)).items).toEqual([]);
  });

  test.each([[[]], [['x']], [Array.from({ length: 21 }, () => newId())]])('%j is refused', async (ids) => {
    await rosa.browser.post(`${path}/mark-seen`).send({ ids }).expect(400);
  });

  test('need an announcement that exists, and are read together with it in one statement', async () => {
    await see(rosa, newId()).expect(204);
    await coach.browser.get(`${path}/${newId()}/readers`).expect(404);
    await t
      .browser()
      .post(`${path}/mark-seen`)
      .send({ ids: [newId()] })
      .expect(401);
    const { id } = await add();
    await see(rosa, id).expect(204);
    const asked = jest.spyOn(t.app.get(Database), 'query');
    await read(rosa);
    expect(asked.mock.calls.filter(([sql]) => sql.includes('community_'))).toHaveLength(1);
    asked.mockRestore();
  });
});
