import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aBundle, aProduct } from '../../../../test/builders/catalog.js';
import { enroll } from '../../../../test/builders/enrollments.js';
import { aPaidOrder, deliverWebhooks } from '../../../../test/builders/orders.js';
import { aBookedSession, anHour, aPackage } from '../../../../test/builders/coaching-sessions.js';
import { give, payForCart } from '../../../../test/builders/gifts.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { mailsTo } from '../../../../test/mail.js';
import { newId } from '../../../kernel/ids.js';
import { EnrollmentsService } from '../../enrollments/index.js';

/** Titles of all products. Two bundles share the oak. */
type Title = 'Oak' | 'Moss' | 'Fern' | 'Path' | 'Grove';

describe('the preview of a refund matches its effects and its email', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  const ids = new Map<Title, string>();
  const idOf = (title: Title): string => ids.get(title)!;
  const idsOf = (...titles: Title[]): string[] => titles.map(idOf);
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
    for (const title of ['Oak', 'Moss', 'Fern'] as const) ids.set(title, (await aProduct(t, { title })).id);
    ids.set('Path', (await aBundle(t, idsOf('Oak', 'Moss'), { title: 'Path' })).id);
    ids.set('Grove', (await aBundle(t, idsOf('Oak', 'Fern'), { title: 'Grove' })).id);
  });
  beforeEach(async () => {
    rosa = await aMember(t);
  });
  afterAll(() => t.close());

  const buy = (...titles: Title[]) => aPaidOrder(t, rosa, ...idsOf(...titles));
  const owned = async (): Promise<Title[]> => {
    const found = await t.app.get(EnrollmentsService, { strict: false }).owns(rosa.id, [...ids.values()]);
    return [...ids].flatMap(([title, id]) => (found.has(id) ? [title] : []));
  };

  /**
   * Columns: how the products are bought (returns the order), the refunded lines, and the titles that this ends and leaves open.
   */
  const CASES: [string, () => Promise<string>, Title[], Title[], Title[]][] = [
    ['a product by itself', () => buy('Oak'), ['Oak'], ['Oak'], []],
    ['a bundle', () => buy('Path'), ['Path'], ['Path', 'Oak', 'Moss'], []],
    [
      'a bundle, of which one part was bought before',
      async () => {
        await buy('Oak');
        return buy('Path');
      },
      ['Path'],
      ['Path', 'Moss'],
      ['Oak'],
    ],
    [
      'a bundle, of which one part was given by the coach',
      async () => {
        await enroll(t, rosa.id, idsOf('Moss'));
        return buy('Path');
      },
      ['Path'],
      ['Path', 'Oak'],
      ['Moss'],
    ],
    [
      'a bundle, one part of which another bundle holds',
      async () => {
        const path = await buy('Path');
        await buy('Grove');
        return path;
      },
      ['Path'],
      ['Path', 'Moss'],
      ['Oak'],
    ],
    [
      'a product that a bundle holds, which was bought later',
      async () => {
        const oak = await buy('Oak');
        await buy('Path');
        return oak;
      },
      ['Oak'],
      [],
      ['Oak'],
    ],
    ['one of two bundles in one order', () => buy('Path', 'Grove'), ['Path'], ['Path', 'Moss'], ['Oak']],
    [
      'two bundles in one order, both',
      () => buy('Path', 'Grove'),
      ['Path', 'Grove'],
      ['Path', 'Oak', 'Moss', 'Grove', 'Fern'],
      [],
    ],
  ];

  test.each(CASES)('%s', async (_, bought, refunded, ends, stays) => {
    const orderId = await bought();
    const before = await owned();
    const { body: order } = await coach.browser.get(`/api/creator/orders/${orderId}`).expect(200);
    const lineIds = (order.lines as { id: string; title: Title }[])
      .filter(({ title }) => refunded.includes(title))
      .map(({ id }) => id);
    const path = `/api/creator/orders/${orderId}/refunds`;
    const { body: said } = await coach.browser.post(`${path}/preview`).send({ lineIds }).expect(200);
    expect([...said.ends].sort()).toEqual([...ends].sort());
    expect(said.stays).toEqual(stays);
    expect(await owned()).toEqual(before); // nothing has happened yet

    await coach.browser.post(path).send({ lineIds, amount: said.amount }).expect(202);
    await t.runJobs();
    await deliverWebhooks(t);
    await t.runJobs();
    expect(before.filter((title) => !said.ends.includes(title))).toEqual(await owned());
    const mail = (await mailsTo(t, rosa.email)).find(({ text }) => text.includes('We refunded'));
    const named = (words: string) =>
      [...(new RegExp(`${words}: ([^.]*)\\.`).exec(mail!.text)?.[1] ?? '').matchAll(/“(.*?)”/g)].map(
        ([, title]) => title,
      );
    expect(named('You no longer have access to').sort()).toEqual([...ends].sort());
    for (const title of stays) expect(named('You still have access to')).toContain(title);
    for (const title of ends) expect(named('You still have access to')).not.toContain(title);
  });

  test('a gift is canceled, and its buyer’s own access stays', async () => {
    await buy('Oak');
    await give(rosa.browser, idOf('Oak')).expect(200);
    const orderId = await payForCart(t, rosa);
    const { body } = await coach.browser
      .post(`/api/creator/orders/${orderId}/refunds/preview`)
      .send({})
      .expect(200);
    expect(body).toEqual({ amount: '27.00', ends: [], stays: [], takesBack: ['Oak'], sessions: [] });
  });

  test('is empty without an order or anything left to refund', async () => {
    const preview = (id: string) => coach.browser.post(`/api/creator/orders/${id}/refunds/preview`).send({});
    await preview(newId()).expect(404);
    const orderId = await buy('Fern');
    await coach.browser.post(`/api/creator/orders/${orderId}/refunds`).send({ amount: '27.00' }).expect(202);
    await t.runJobs();
    await deliverWebhooks(t);
    expect((await preview(orderId).expect(409)).body).toMatchObject({ code: 'nothing_to_refund' });
  });
});

describe('a package that was bought twice', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  test('loses the sessions of the refunded purchase, and the preview and the email say how many and which are booked', async () => {
    const coach = await aCreator(t);
    const rosa = await aMember(t);
    const hour = await anHour(coach);
    const productId = await aPackage(t, coach, hour, { sessions: 3 });
    const first = await aPaidOrder(t, rosa, productId);
    await t.runJobs();
    const booked = await aBookedSession(t, rosa, hour);
    const second = await aPaidOrder(t, rosa, productId);
    await t.runJobs();
    const path = (orderId: string) => `/api/creator/orders/${orderId}/refunds`;
    const preview = async (orderId: string) =>
      (
        await coach.browser
          .post(`${path(orderId)}/preview`)
          .send({})
          .expect(200)
      ).body as {
        amount: string;
        sessions: object[];
      };
    expect((await preview(second)).sessions).toEqual([{ title: 'One hour', count: 3, booked: [] }]);
    const { amount, sessions } = await preview(first);
    expect(sessions).toEqual([{ title: 'One hour', count: 3, booked: [booked.startsAt] }]);

    await coach.browser.post(path(first)).send({ amount }).expect(202);
    await t.runJobs();
    await deliverWebhooks(t);
    await t.runJobs();
    const offered = (await rosa.browser.get('/api/me/coaching/offerings').expect(200)).body.items;
    expect((offered as { id: string; creditsLeft: number }[]).find(({ id }) => id === hour.id)).toMatchObject(
      {
        creditsLeft: 3,
      },
    );
    const mail = (await mailsTo(t, rosa.email)).find(({ text }) => text.includes('We refunded'));
    expect(mail?.text).toContain('no longer book 3 sessions of “One hour”');
    expect(mail?.text).toContain('1 booked session was canceled');
    expect((await preview(second)).sessions).toEqual([{ title: 'One hour', count: 3, booked: [] }]);
  });
});
