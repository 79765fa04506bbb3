import { type Operation, Operations } from '../../src/platform/security/operations.js';
import { startTestApp, type TestApp } from '../app.js';
import { aCourse, type BuiltCourse } from '../builders/courses.js';
import { enroll } from '../builders/enrollments.js';
import { aDaughter, agree } from '../builders/families.js';
import { aCircle, acceptGuidelines, aComment, aNeighbour, aPost } from '../builders/community.js';
import { aCreator, aMember, type Person } from '../builders/people.js';

/** What is known of Lena. Nobody finds what is not theirs to read, in any answer. */
const CANARY = {
  lastName: 'Zunzunegui',
  birthDate: '2012-07-19',
  phone: '+1 000 555 0199',
  address: '7 Canary Lane',
  journal: 'the attic smells of apples',
  note: 'nobody reads this line',
  // in her circle, and what nobody has looked at yet
  circlePost: 'quincewine at the pond',
  circleComment: 'medlarjam for the pond',
  waitingPost: 'sorrelsoup on the stove',
  waitingComment: 'hawthorntea by the stove',
};
type Canary = keyof typeof CANARY;

/** Goes on for minutes, and says ids alone. */
const STREAM = '/live-updates';

let t: TestApp;
let course: BuiltCourse;
let lena: Person;
let mother: Person;
let circlemate: Person;
let addresses: string[];
beforeAll(async () => {
  t = await startTestApp();
  mother = await aMember(t);
  lena = await aDaughter(t, mother, { name: `Lena ${CANARY.lastName}` });
  await t.database.query('update accounts set birth_date = $2, phone = $3, address = $4 where id = $1', [
    ...[lena.id, CANARY.birthDate, CANARY.phone, CANARY.address],
  ]);
  course = await aCourse(t, {
    sections: [
      [{ lessons: [{ widgets: [{ type: 'question', settings: { kind: 'journal', question: 'What?' } }] }] }],
    ],
  });
  await enroll(t, lena.id, [course.id]);
  circlemate = await aNeighbour(t);
  addresses = await leaveTraces(t.app.get(Operations, { strict: false }).all());
});
afterAll(() => t.close());

/** Lena learns, writes and reviews. Answers every address without an id, and those about her and hers. */
async function leaveTraces(operations: Operation[]): Promise<string[]> {
  const { browser, id } = lena;
  const [lesson] = course.lessons;
  await browser.get(`/api/learning/courses/${course.id}`).expect(200);
  await browser.put(`/api/widgets/${lesson!.widgets[0]}/journal`).send({ text: CANARY.journal }).expect(200);
  await browser.post(`/api/lessons/${lesson!.id}/notes`).send({ text: CANARY.note }).expect(201);
  await browser.post(`/api/learning/lessons/${lesson!.id}/completion`).send({}).expect(200);
  await browser.put(`/api/products/${course.id}/my-review`).send({ rating: 5, text: 'Calm.' }).expect(200);
  const { body } = await browser.post(`/api/learning/courses/${course.id}/certificate`).send({}).expect(200);
  const lists = operations
    .filter(({ method, path }) => method === 'GET' && !path.includes(':') && path !== STREAM)
    .map(({ path }) => `/api${path}`);
  return [
    ...lists,
    ...(await writeInTheCommunity()),
    `/api/certificates/${(body as { code: string }).code}`,
    ...[`/api/products/${course.id}`, `/api/products/${course.id}/reviews`],
    ...['learning', 'consents', 'data-export', 'deletion'].map((what) => `/api/family/wards/${id}/${what}`),
    ...['', '/enrollments', '/timeline', '/notes', '/purchases', '/sessions'].map(
      (what) => `/api/students/${id}${what}`,
    ),
    ...[`/api/lessons/${lesson!.id}/notes`, `/api/learning/lessons/${lesson!.id}/answers`],
    ...[`/api/learning/courses/${course.id}`, `/api/learning/lessons/${lesson!.id}`],
  ];
}

/** In her circle with the coach’s look, and to all without it yet. Answers where it could be read. */
async function writeInTheCommunity(): Promise<string[]> {
  const { id } = lena;
  await agree(t, mother, lena, 'community');
  await acceptGuidelines(lena);
  const circle = await aCircle(t, [lena, circlemate]);
  const shown = await aPost(lena, { text: CANARY.circlePost, groupId: circle });
  await t.database.query(`update community_posts set state = 'published' where id = $1`, [shown.id]);
  const comment = await aComment(lena, shown.id, CANARY.circleComment);
  await t.database.query(`update community_comments set state = 'published' where id = $1`, [comment.id]);
  const waiting = await aPost(lena, { text: CANARY.waitingPost });
  const open = await aPost(circlemate, { text: 'A post for all' });
  await aComment(lena, open.id, CANARY.waitingComment);
  const searches = [CANARY.lastName, 'lena', 'quincewine', 'medlarjam', 'sorrelsoup', 'hawthorntea'];
  return [
    ...searches.map((q) => `/api/community/search?q=${encodeURIComponent(q)}`),
    ...['', '/posts', '/pictures'].map((what) => `/api/community/people/${id}${what}`),
    `/api/community/groups/${circle}/feed`,
    ...[shown, waiting, open].flatMap((post) =>
      ['', '/comments', '/versions', '/reactions'].map((what) => `/api/community/posts/${post.id}${what}`),
    ),
  ];
}

/** Which canaries this person comes upon. */
async function foundBy(browser: Person['browser']): Promise<Canary[]> {
  const found = new Set<Canary>();
  for (const address of addresses) {
    const { text } = await browser.get(address);
    for (const [name, words] of Object.entries(CANARY)) {
      if (text?.includes(words)) found.add(name as Canary);
    }
  }
  return [...found].toSorted();
}

test.each<[string, () => Promise<Person['browser']>]>([
  ['a stranger', () => Promise.resolve(t.browser())],
  ['another member', async () => (await aMember(t)).browser],
  ['another minor', async () => (await aDaughter(t, await aMember(t), { name: 'Ida Berg' })).browser],
  [
    'another mother',
    async () => {
      const other = await aMember(t);
      await aDaughter(t, other, { name: 'Ida Berg' });
      return other.browser;
    },
  ],
])('%s finds nothing of a minor', async (_, browser) => {
  expect(await foundBy(await browser())).toEqual([]);
});

test('who is in her circle finds what she has written there, and neither her name nor what waits', async () => {
  expect(await foundBy(circlemate.browser)).toEqual(['circleComment', 'circlePost']);
});

test('her mother finds her name, and neither the day she was born nor what she has written', async () => {
  expect(await foundBy(mother.browser)).toEqual(['lastName']);
});

test('the coach finds what stands in her record and in the community, and neither the day she was born nor what is private', async () => {
  expect(await foundBy((await aCreator(t)).browser)).toEqual([
    ...['address', 'circleComment', 'circlePost', 'lastName', 'phone', 'waitingComment', 'waitingPost'],
  ]);
});

test('she herself finds what is hers: that is what finding something looks like', async () => {
  expect(await foundBy(lena.browser)).toEqual([
    ...['birthDate', 'circleComment', 'circlePost', 'journal', 'lastName', 'note'],
    ...['waitingComment', 'waitingPost'],
  ]);
});
