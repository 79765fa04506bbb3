import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct, aReview } from '../../../test/builders/catalog.js';
import { aCourse } from '../../../test/builders/courses.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { addToCart, aPaidOrder, startCheckout } from '../../../test/builders/orders.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { aSale } from '../../../test/builders/sales.js';
import { days } from '../../kernel/clock.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp(); // the clock stands at 2027-03-01, 9:00 in Greenwich
  coach = await aCreator(t);
});
afterAll(() => t.close());

const revenue = (query: Record<string, string> = {}) =>
  coach.browser.get('/api/creator/revenue').query(query);
/** Amounts without refunds and without known fees. */
const kept = (revenue: string, sales: number, averageSale: string | null) => ({
  sales,
  revenue,
  refunds: '0.00',
  fees: '0.00',
  tax: '0.00',
  net: revenue,
  averageSale,
});
const nothing = kept('0.00', 0, null);
const quiet = { revenue: '0.00', orderCount: 0, newStudentCount: 0 };
const overview = () => coach.browser.get('/api/creator/overview');

test('before the first sale everything is zero, and there is no average', async () => {
  const today = { start: '2027-03-01', ...nothing };
  expect((await revenue().expect(200)).body).toEqual({
    period: { from: '2027-03-01', to: '2027-03-01', unit: 'day', timeZone: 'UTC', previous: null },
    figures: { ...nothing, orderCount: 0, unknownFees: 0 },
    before: null,
    series: [today],
    months: [today],
    categories: [],
    products: [],
  });
  expect((await overview().expect(200)).body).toEqual({
    studentCount: 0,
    revenue: '0.00',
    net: '0.00',
    rating: null,
    reviewCount: 0,
    upcomingSessionCount: 0,
    week: { startsAt: '2027-02-23T00:00:00.000Z', from: '2027-02-23', to: '2027-03-01', ...quiet },
    weekBefore: { startsAt: '2027-02-16T00:00:00.000Z', from: '2027-02-16', to: '2027-02-22', ...quiet },
    recentStudents: [],
    topCourses: [],
    backup: { lastAt: null, problem: 'no_key' },
  });
});

describe('after some sales', () => {
  let course: string;
  let workbook: string;
  beforeAll(async () => {
    course = (await aCourse(t, { title: 'Rooted' })).id;
    workbook = (await aProduct(t, { title: 'Letters' })).id;
    await aSale(t, '2027-01-10T12:00:00Z', [{ productId: course, cents: 9700 }]);
    await aSale(t, '2027-02-20T12:00:00Z', [{ productId: workbook, cents: 2700 }]);
    await aSale(t, '2027-02-27T12:00:00Z', [
      { productId: course, cents: 9700 },
      { productId: workbook, cents: 2700 },
    ]);
    await aSale(t, '2027-02-28T12:00:00Z', [{ productId: workbook, cents: 2705 }]);
  });

  test('revenue is given for a period: in total, as a chart and by product, next to the previous period', async () => {
    const { body } = await revenue({ from: '2027-02-27', to: '2027-03-01' }).expect(200);
    // 97 + 27 + 27.05 in two orders with three sales; half a cent is rounded up
    expect(body.figures).toEqual({ ...kept('151.05', 3, '50.35'), orderCount: 2, unknownFees: 2 });
    expect(body.before).toEqual({ ...nothing, orderCount: 0, unknownFees: 0 });
    expect(body.series).toEqual([
      { start: '2027-02-27', ...kept('124.00', 2, '62.00') },
      { start: '2027-02-28', ...kept('27.05', 1, '27.05') },
      { start: '2027-03-01', ...nothing },
    ]);
    expect(body.products).toEqual([
      { id: course, title: 'Rooted', type: 'course', ...kept('97.00', 1, '97.00'), sharePercent: 64.2 },
      {
        id: workbook,
        title: 'Letters',
        type: 'digital_file',
        ...kept('54.05', 2, '27.03'),
        sharePercent: 35.8,
      },
    ]);
  });

  test('all-time revenue begins with the first sale', async () => {
    const { body } = await revenue().expect(200);
    expect(body.period).toMatchObject({ from: '2027-01-10', to: '2027-03-01', unit: 'week', previous: null });
    expect(body.figures).toEqual({ ...kept('275.05', 5, '55.01'), orderCount: 4, unknownFees: 4 });
  });

  test('a chosen period is compared with the one before', async () => {
    const { body } = await revenue({ from: '2027-02-20', to: '2027-02-26' }).expect(200);
    expect(body.figures).toMatchObject({ revenue: '27.00', orderCount: 1 });
    expect(body.before).toMatchObject({ revenue: '0.00', orderCount: 0 });
  });

  test('the overview counts members, revenue and ratings, and lists the courses most members own first', async () => {
    t.clock.advance(-days(40));
    await aMember(t, { name: 'Old Friend' });
    t.clock.advance(days(40));
    const names = ['Ada', 'Bea', 'Cleo', 'Dora', 'Eve'];
    const people: Person[] = [];
    for (const name of names) {
      t.clock.advance(1_000);
      people.push(await aMember(t, { name }));
    }
    const small = (await aCourse(t, { title: 'Small' })).id;
    const draft = (await aCourse(t, { title: 'Draft', status: 'draft', publishedAt: null })).id;
    await enroll(t, people[0]!.id, [course, small, draft]);
    await enroll(t, people[1]!.id, [course]);
    await aReview(t, course, { rating: 5 });
    await aReview(t, workbook, { rating: 4 });
    await aReview(t, workbook, { rating: 1, hiddenReason: 'spam' });
    await aPaidOrder(t, people[4]!, workbook);

    const { body } = await overview().expect(200);
    expect(body).toMatchObject({
      studentCount: 6,
      rating: 4.5,
      reviewCount: 2,
      upcomingSessionCount: 0,
      revenue: '302.05',
      week: { revenue: '178.05', newStudentCount: 5 },
    });
    expect(body.recentStudents.map(({ name }: { name: string }) => name)).toEqual(names.toReversed());
    expect(body.recentStudents[0]).toEqual({
      id: people[4]!.id,
      name: 'Eve',
      avatarUrl: null,
      purchases: 1,
      joinedAt: '2027-03-01T09:00:05.000Z',
    });
    expect(body.topCourses).toEqual([
      { id: course, title: 'Rooted', thumbnailUrl: null, studentCount: 2, revenue: '194.00', rating: 5 },
      { id: small, title: 'Small', thumbnailUrl: null, studentCount: 1, revenue: '0.00', rating: null },
    ]);
  });
});

test('an unpaid order brings no revenue', async () => {
  const before = (await revenue().expect(200)).body;
  const member = await aMember(t);
  await addToCart(member.browser, (await aProduct(t)).id);
  await startCheckout(member.browser);
  expect((await revenue().expect(200)).body).toEqual(before);
});

test.each<Record<string, string>>([
  { from: '2027-03-02', to: '2027-03-01' },
  { from: '2027-02-31' },
  { to: '' },
  { page: '1' },
])('a request with %j is a 400', async (query) => {
  await revenue(query).expect(400);
});

test('figures are only for the coach', async () => {
  const member = await aMember(t);
  for (const path of ['/api/creator/overview', '/api/creator/revenue']) {
    await t.browser().get(path).expect(401);
    await member.browser.get(path).expect(403);
  }
});

test('a sale counts on its day in the business’s time zone, also when the clocks change', async () => {
  await t.database.query(`update accounts set time_zone = 'America/New_York' where id = $1`, [coach.id]);
  const product = (await aProduct(t)).id;
  // the last minute of a 25-hour day, and the first of the next
  await aSale(t, '2026-11-02T04:59:00Z', [{ productId: product, cents: 100 }]);
  await aSale(t, '2026-11-02T05:00:00Z', [{ productId: product, cents: 900 }]);
  const { body } = await revenue({ from: '2026-11-01', to: '2026-11-02' }).expect(200);
  expect(body.series.map(({ revenue: sum }: { revenue: string }) => sum)).toEqual(['1.00', '9.00']);
  const sunday = await revenue({ from: '2026-11-01', to: '2026-11-01' }).expect(200);
  expect(sunday.body.figures).toMatchObject({ revenue: '1.00', orderCount: 1 });
  const monday = await revenue({ from: '2026-11-02', to: '2026-11-02' }).expect(200);
  expect(monday.body.before).toMatchObject({ revenue: '1.00', orderCount: 1 });
  await t.database.query(`update accounts set time_zone = 'UTC' where id = $1`, [coach.id]);
});
