import { type Operation, Operations } from '../../src/platform/security/operations.js';
import { startTestApp, type TestApp } from '../app.js';
import { aCourse, type BuiltCourse } from '../builders/courses.js';
import { enroll } from '../builders/enrollments.js';
import { aDaughter } from '../builders/families.js';
import { aCreator, aMember, type Person } from '../builders/people.js';

/** What is known of Lena. Nobody finds what is not theirs to read, in any answer. */
const CANARY = {
  lastName: 'Zunzunegui',
  birthDate: '2012-07-19',
  phone: '+1 000 555 0199',
  address: '7 Canary Lane',
  journal: 'the attic smells of apples',
  note: 'nobody reads this line',
};
type Canary = keyof typeof CANARY;

/** Goes on for minutes, and says ids alone. */
const STREAM = '/live-updates';

let t: TestApp;
let course: BuiltCourse;
let lena: Person;
let mother: Person;
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

test('her mother finds her name, and neither the day she was born nor what she has written', async () => {
  expect(await foundBy(mother.browser)).toEqual(['lastName']);
});

test('the coach finds what stands in her record, and neither the day she was born nor what she has written', async () => {
  expect(await foundBy((await aCreator(t)).browser)).toEqual(['address', 'lastName', 'phone']);
});

test('she herself finds what is hers: that is what finding something looks like', async () => {
  expect(await foundBy(lena.browser)).toEqual(['birthDate', 'journal', 'lastName', 'note']);
});
