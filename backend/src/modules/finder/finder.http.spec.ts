import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { aNeighbour, aPost } from '../../../test/builders/community.js';
import { aCourse } from '../../../test/builders/courses.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { aSale } from '../../../test/builders/sales.js';
import { statementsOf } from '../../../test/scale/statements.js';
import type { FoundResponse } from './finder.dto.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());

const find = async (q: string) =>
  (
    (await coach.browser.get('/api/creator/search').query({ q }).expect(200)).body as {
      items: FoundResponse[];
    }
  ).items;
const titlesOf = async (kind: FoundResponse['kind'], q: string) =>
  (await find(q)).filter((found) => found.kind === kind).map(({ title }) => title);

test('finds a student by name or email, with their orders', async () => {
  const wilma = await aMember(t, { name: 'Wilma Brandt', email: 'brook@example.org' });
  const { id: productId } = await aProduct(t);
  await aSale(t, '2027-03-01T09:00:00Z', [{ productId, cents: 2700 }], wilma.id);
  const found = await find('wilma');
  expect(found).toEqual([
    { kind: 'student', id: wilma.id, title: 'Wilma Brandt', detail: wilma.email, courseId: null },
    {
      kind: 'order',
      id: expect.any(String) as string,
      title: expect.stringMatching(/^S-\d+$/) as string,
      detail: 'Wilma Brandt',
      courseId: null,
    },
  ]);
  expect(await find('brook@')).toEqual(found);
  const { title: number } = found[1]!;
  expect(await find(number.toLowerCase())).toEqual([found[1]]);
  expect(await find(number.slice(2))).toEqual([found[1]]);
});

test('lists the latest orders of a student first', async () => {
  const buyer = await aMember(t, { name: 'Henrike Sand' });
  const { id: productId } = await aProduct(t);
  for (const day of ['2027-02-11', '2027-02-13', '2027-02-12'])
    await aSale(t, `${day}T09:00:00Z`, [{ productId, cents: 2700 }], buyer.id);
  const numbers = (await titlesOf('order', 'henrike')).map((number) => Number(number.slice(2)));
  expect(numbers.map((number) => number - Math.min(...numbers))).toEqual([1, 2, 0]);
});

test('finds lessons with their course, and posts with their author, by their beginning', async () => {
  const course = await aCourse(t, {
    title: 'The quiet course',
    sections: [[{ lessons: [{ title: 'Lanterns at dusk' }] }]],
  });
  const author = await aNeighbour(t, { name: 'Edda Frost' });
  const post = await aPost(author, { text: 'We lit seven lanterns.' });
  expect(await find('lantern')).toEqual([
    {
      kind: 'lesson',
      id: course.lessons[0]!.id,
      title: 'Lanterns at dusk',
      detail: 'The quiet course',
      courseId: course.id,
    },
    { kind: 'post', id: post.id, title: 'We lit seven lanterns.', detail: 'Edda Frost', courseId: null },
  ]);
});

test('finds a lesson that is still a draft, because the coach looks for her own work', async () => {
  const { lessons } = await aCourse(t, { sections: [[{ lessons: [{ title: 'Ember walk' }] }]] });
  await t.database.query('update lessons set published_at = null where id = $1', [lessons[0]!.id]);
  expect(await titlesOf('lesson', 'ember')).toEqual(['Ember walk']);
});

test('ranks a match at the beginning first, then a later word, then any part', async () => {
  for (const title of ['Overgrown', 'A grown garden', 'Grown slowly']) await aProduct(t, { title });
  expect(await titlesOf('product', 'grown')).toEqual(['Grown slowly', 'A grown garden', 'Overgrown']);
  expect(await titlesOf('product', 'gr')).toEqual(['Grown slowly', 'A grown garden']);
});

test('ignores case, accents and small typos', async () => {
  await aMember(t, { name: 'Zoë Kowalczyk' });
  for (const typed of ['zoe', 'ZOË KOW', 'kowalcyzk', 'zoe kowalzcyk'])
    expect(await titlesOf('student', typed)).toEqual(['Zoë Kowalczyk']);
});

test('finds drafts but nothing that was removed, and treats pattern characters as letters', async () => {
  await aProduct(t, { title: 'Unfinished 50% map', status: 'draft', publishedAt: null });
  await aProduct(t, {
    title: 'Unfinished removal',
    status: 'draft',
    publishedAt: null,
    removedAt: t.clock.now(),
  });
  expect(await titlesOf('product', 'unfinished')).toEqual(['Unfinished 50% map']);
  expect(await titlesOf('product', '50%')).toEqual(['Unfinished 50% map']);
  expect(await find('%%')).toEqual([]);
  expect(await find('& | !')).toEqual([]);
});

test('asks the database once', async () => {
  const statements = await statementsOf(t, () => find('rooted'));
  expect(statements.filter(({ text }) => text.includes('product_facts'))).toHaveLength(1);
  expect(statements.filter(({ text }) => text.includes('published_posts'))).toHaveLength(1);
});
