import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { aSale } from '../../../test/builders/sales.js';
import { statementsOf } from '../../../test/scale/statements.js';
import type { CreatorOverviewResponse } from './creator-overview.dto.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  await t.database.query(`update accounts set time_zone = 'America/Los_Angeles' where id = $1`, [coach.id]);
});
afterAll(() => t.close());

const overview = async () =>
  (await coach.browser.get('/api/creator/overview').expect(200)).body as CreatorOverviewResponse;

test('the seven days until today are compared with the seven before, by the coach’s midnight', async () => {
  const { id: productId } = await aProduct(t);
  const sold = (at: string, cents: number) => aSale(t, at, [{ productId, cents }]);
  // it is March 1, 1 a.m. there: the week began on February 23 at 08:00 UTC
  await sold('2027-03-01T08:30:00Z', 2700);
  await sold('2027-02-23T08:00:00Z', 9700);
  await sold('2027-02-23T07:59:59Z', 1000);
  await sold('2027-02-16T08:00:00Z', 500);
  await sold('2027-02-16T07:59:59Z', 44_400);
  const joined = async (at: string) => {
    const { id } = await aMember(t);
    await t.database.query('update accounts set created_at = $2 where id = $1', [id, at]);
  };
  await joined('2027-02-23T08:00:00Z');
  await joined('2027-02-23T07:59:59Z');
  await joined('2027-02-17T12:00:00Z');
  const { week, weekBefore } = await overview();
  expect(week).toEqual({
    startsAt: '2027-02-23T08:00:00.000Z',
    from: '2027-02-23',
    to: '2027-03-01',
    revenue: '124.00',
    orderCount: 2,
    newStudentCount: 1,
  });
  expect(weekBefore).toEqual({
    startsAt: '2027-02-16T08:00:00.000Z',
    from: '2027-02-16',
    to: '2027-02-22',
    revenue: '15.00',
    orderCount: 2,
    newStudentCount: 2,
  });
});

test('the whole page takes two statements, and the last backup is one of them', async () => {
  const statements = await statementsOf(t, overview);
  const ofTheVisit = statements.filter(({ text }) => /members|backup/.test(text));
  expect(ofTheVisit).toHaveLength(2);
});
