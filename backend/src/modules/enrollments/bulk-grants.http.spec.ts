import { startTestApp, type TestApp } from '../../../test/app.js';
import { aBundle, aProduct } from '../../../test/builders/catalog.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aDaughter } from '../../../test/builders/families.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { mailsTo } from '../../../test/mail.js';
import { newId } from '../../kernel/ids.js';
import { EnrollmentsService } from './enrollments.service.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());

const PATH = '/api/creator/bulk-grants';
const owns = async ({ id }: Person, productId: string) =>
  (await t.app.get(EnrollmentsService, { strict: false }).owns(id, [productId])).has(productId);
const idsOf = (people: Person[]) => people.map(({ id }) => id);
const send = (path: string, people: Person[], productId: string) =>
  coach.browser.post(PATH + path).send({ studentIds: idsOf(people), productId });
const give = async (people: Person[], productId: string) =>
  ((await send('', people, productId).expect(201)).body as { id: string }).id;
const read = async (id: string) => (await coach.browser.get(`${PATH}/${id}`).expect(200)).body as object;

test('a product is given to many students at once, counted before, and reported with reasons after', async () => {
  const [rosa, ida, lena] = [await aMember(t), await aMember(t, { name: 'Ida' }), await aMember(t)];
  const daughter = await aDaughter(t, rosa, { name: 'Lea', agreed: [] });
  const { id: productId } = await aProduct(t);
  await enroll(t, ida.id, [productId]);
  const people = [rosa, ida, lena, daughter];
  const { body: counted } = await send('/preview', people, productId).expect(200);
  expect(counted).toEqual({ newOwners: 3, owners: 1 });

  const id = await give([...people, coach], productId);
  expect(await read(id)).toMatchObject({ total: 4, settled: 0, isFinished: false });
  await t.runJobs();
  expect(await read(id)).toMatchObject({ total: 4, settled: 4, given: 2, isFinished: true });
  expect((await read(id)) as { missed: object[] }).toMatchObject({
    missed: [
      { studentId: ida.id, studentName: 'Ida', productId, problem: 'already_owned' },
      { studentId: daughter.id, problem: 'consent_needed' },
    ],
  });
  expect(await Promise.all(people.map((each) => owns(each, productId)))).toEqual([true, true, true, false]);
  expect(await mailsTo(t, rosa.email)).toEqual([]);
});

test('undoing takes back what it gave, and nothing that a student has from elsewhere', async () => {
  const [rosa, ida] = [await aMember(t), await aMember(t)];
  const { id: productId } = await aProduct(t);
  await enroll(t, ida.id, [productId]);
  const id = await give([rosa, ida], productId);
  await t.runJobs();
  await coach.browser.post(`${PATH}/${id}/undo`).expect(200);
  await coach.browser.post(`${PATH}/${id}/undo`).expect(200);
  await t.runJobs();
  expect(await read(id)).toMatchObject({ given: 0, settled: 2, isFinished: true, isUndone: true });
  expect([await owns(rosa, productId), await owns(ida, productId)]).toEqual([false, true]);
});

test('undone before it ran, it gives nothing', async () => {
  const rosa = await aMember(t);
  const { id: productId } = await aProduct(t);
  const id = await give([rosa], productId);
  await coach.browser.post(`${PATH}/${id}/undo`).expect(200);
  await t.runJobs();
  expect(await read(id)).toMatchObject({ total: 0, isFinished: true, isUndone: true });
  expect(await owns(rosa, productId)).toBe(false);
});

test('two bulk grants of one product at once give it once to everyone, over several batches', async () => {
  const people = await Promise.all(Array.from({ length: 60 }, () => aMember(t)));
  const part = (await aProduct(t)).id;
  const bundle = (await aBundle(t, [part])).id;
  const ids = await Promise.all([give(people, bundle), give(people, bundle)]);
  await t.runJobs();
  const [one, other] = await Promise.all(ids.map(read));
  expect(one).toMatchObject({ settled: 60, isFinished: true });
  expect(other).toMatchObject({ settled: 60, isFinished: true });
  const given = [one, other].map((result) => (result as { given: number }).given);
  expect(given.reduce((sum, count) => sum + count, 0)).toBe(60);
  expect(await owns(people[59]!, part)).toBe(true);
});

test('a draft or unknown product is refused, and members may not give', async () => {
  const rosa = await aMember(t);
  await send('', [rosa], (await aProduct(t, { status: 'draft' })).id).expect(409);
  await send('', [rosa], newId()).expect(404);
  await coach.browser.get(`${PATH}/${newId()}`).expect(404);
  await coach.browser.post(`${PATH}/${newId()}/undo`).expect(404);
  await rosa.browser
    .post(PATH)
    .send({ studentIds: [rosa.id], productId: newId() })
    .expect(403);
});
