import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aNeighbour } from '../../../../test/builders/community.js';
import { aCreator, type Person } from '../../../../test/builders/people.js';
import { newId } from '../../../kernel/ids.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
beforeAll(async () => {
  t = await startTestApp();
  [coach, rosa] = [await aCreator(t), await aNeighbour(t)];
});
afterAll(() => t.close());
beforeEach(() => t.database.query('delete from community_announcements'));

const path = '/api/community/announcements';
const AN = { priority: 'high', title: 'The spring circle begins', text: 'On Thursday at seven.' };
const add = async (announcement: object = AN) =>
  (await coach.browser.post(path).send(announcement).expect(201)).body as { id: string };
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

  test('is changed and taken back by the coach, which the audit log has', async () => {
    const { id } = await add();
    const changed = { ...AN, priority: 'normal', text: 'On Friday at seven.' };
    const { body } = await coach.browser.put(`${path}/${id}`).send(changed).expect(200);
    expect(body).toMatchObject({ ...changed, editedAt: t.clock.now().toISOString() });
    await coach.browser.delete(`${path}/${id}`).expect(204);
    await coach.browser.delete(`${path}/${id}`).expect(404);
    await coach.browser.put(`${path}/${newId()}`).send(changed).expect(404);
    expect((await read(rosa)).items).toEqual([]);
    const entries = await t.database.query(
      'select action from audit_entries where subject_id = $1 order by id',
      [id],
    );
    expect(entries.map(({ action }) => action as string)).toEqual([
      ...['community.announced', 'community.announcement-changed', 'community.announcement-deleted'],
    ]);
  });

  test.each([
    [{ priority: 'urgent' }, 'priority'],
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ text: 'x'.repeat(3001) }, 'text'],
  ])('%j is refused at its field', async (wrong, field) => {
    const { body } = await coach.browser
      .post(path)
      .send({ ...AN, ...wrong })
      .expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('is made by the coach alone', async () => {
    const { id } = await add();
    await rosa.browser.post(path).send(AN).expect(403);
    await rosa.browser.put(`${path}/${id}`).send(AN).expect(403);
    await rosa.browser.delete(`${path}/${id}`).expect(403);
    await t.browser().get(path).expect(401);
  });
});
