import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import {
  aConfirmedCard,
  aSubscription,
  hearStripe,
  nextMonth,
} from '../../../test/builders/subscriptions.js';
import { mailsTo } from '../../../test/mail.js';
import { days } from '../../kernel/clock.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AccessEndsService } from '../enrollments/index.js';
import type { NotificationResponse } from './bell/notifications.dto.js';
import { DailySalesJob } from './sales/daily-sales.job.js';
import { SaleMailsService } from './sales/sale-mails.service.js';

/** Can be saved, and declines every payment. */
const DECLINES_LATER = '4000 0000 0000 0341';

let t: TestApp;
let coach: Person;
let rosa: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  rosa = await aMember(t);
});

const bell = async ({ browser }: Person) =>
  ((await browser.get('/api/me/notifications').expect(200)).body as { items: NotificationResponse[] }).items;

/** Emails to her about her subscription's end, newest first. */
const told = async () =>
  (await mailsTo(t, rosa.email)).filter(({ subject }) => !/receipt|Welcome|Confirm/.test(subject));

const changeCard = async (id: string, card?: string) =>
  rosa.browser
    .put(`/api/me/subscriptions/${id}/card`)
    .send({ setupIntentId: await aConfirmedCard(t, rosa, id, card) })
    .expect(200);

describe('a payment that fails', () => {
  test('is told once, with a way to change the card, and told again when it ended the subscription', async () => {
    const { id, productId } = await aSubscription(t, rosa);
    await changeCard(id, DECLINES_LATER);
    await nextMonth(t, rosa);
    await t.app.get(AccessEndsService, { strict: false }).tellEnding();
    const [failed, ...more] = await told();
    expect(more).toEqual([]);
    expect(failed?.subject).toMatch(/^Your payment for .+ didn’t go through$/);
    expect(failed?.text).toMatch(
      /tried to charge your card \$9\.00 .+\. You still have access until \w+ \d+/,
    );
    expect(failed?.text).toContain(`${t.url}/subscriptions/${id}`);
    expect(failed?.unsubscribeUrl).toBeUndefined();
    expect(await bell(rosa)).toMatchObject([{ kind: 'subscription_unpaid', path: `/subscriptions/${id}` }]);

    await nextMonth(t, rosa);
    const [ended] = await told();
    expect(ended?.subject).toMatch(/^Your subscription to .+ has ended$/);
    expect(ended?.text).toContain(`${t.url}/product/${productId}`);
    expect((await bell(rosa))[0]).toMatchObject({
      kind: 'subscription_ended',
      path: `/product/${productId}`,
    });
  });

  test('is told with the access that is left when the email is written', async () => {
    const { id } = await aSubscription(t, rosa);
    await changeCard(id, DECLINES_LATER);
    t.clock.advance(days(31 + 15));
    await hearStripe(t);
    t.clock.advance(days(1));
    expect((await told())[0]?.text).toContain('Your access is paused until the payment goes through.');
  });
});

test('a payment that arrives before the email about its failure is written leaves nothing to tell', async () => {
  const { id, productId } = await aSubscription(t, rosa);
  await t.database.transaction((tx) =>
    t.app.get(Outbox).publish(tx, 'subscription.unpaid', {
      subscriptionId: id,
      accountId: rosa.id,
      productId,
      product: 'Oak',
      amountCents: 900,
      currency: 'usd',
      wasUnpaid: false,
      accessUntil: null,
    }),
  );
  expect(await told()).toEqual([]);
});

test('an end by the coach is told, because nobody else knows of it', async () => {
  const { id, productId } = await aSubscription(t, rosa);
  const path = `/api/students/${rosa.id}/subscriptions/${id}/cancel`;
  await (await aCreator(t)).browser.post(path).send({ isAtOnce: true }).expect(200);
  const [ended] = await told();
  expect(ended?.subject).toMatch(/^Your subscription to .+ has ended$/);
  expect(ended?.text).toContain('has ended before its next payment.');
  expect(ended?.text).toContain(`${t.url}/product/${productId}`);
});

test('a canceled subscription ends without news of a payment', async () => {
  const { id } = await aSubscription(t, rosa);
  await rosa.browser.post(`/api/me/subscriptions/${id}/cancel`).send({}).expect(200);
  await nextMonth(t, rosa);
  expect(await told()).toEqual([]);
});

describe('a recurring payment', () => {
  const about = async () =>
    (await mailsTo(t, coach.email))
      .filter(({ text }) => text.includes(rosa.email))
      .map(({ subject }) => subject);

  test('is no new sale to the coach, and accepts no terms; its receipt says so', async () => {
    await aSubscription(t, rosa);
    await nextMonth(t, rosa);
    expect(await about()).toEqual([
      expect.stringMatching(/^Recurring payment: .+, order S-\d+$/),
      expect.stringMatching(/^New sale: .+, order S-\d+$/),
    ]);
    const rung = await t.database.query(
      `select n.kind from notifications n join notification_sources s on s.notification_id = n.id
       where n.account_id = $1 and s.actor_id = $2`,
      [coach.id, rosa.id],
    );
    expect(rung).toEqual([{ kind: 'sale' }]);
    const receipts = (await mailsTo(t, rosa.email)).filter(({ subject }) => subject.includes('receipt'));
    expect(receipts.map(({ text }) => text.includes('Your access continues.'))).toEqual([true, false]);
    const accepted = await t.database.query(
      `select distinct order_number from legal_acceptances where account_id = $1 and occasion = 'payment'`,
      [rosa.id],
    );
    expect(accepted).toHaveLength(1);
  });

  test('is counted apart in the daily email', async () => {
    await t.app.get(SaleMailsService, { strict: false }).set('daily');
    await aSubscription(t, rosa);
    await nextMonth(t, rosa);
    t.clock.advance(days(1));
    await t.app.get(DailySalesJob, { strict: false }).run();
    const [mail] = await mailsTo(t, coach.email);
    expect(mail?.subject).toMatch(/^1 sale, \d recurring payments? since your last email$/);
    expect(mail?.text).toMatch(
      /Rosa Lind: “[^”]+”: \$9\.00\n.+Rosa Lind: “[^”]+” \(recurring payment\): \$9\.00/s,
    );
  });
});

test('a free trial is in the daily email once, as a trial without a payment', async () => {
  await t.app.get(SaleMailsService, { strict: false }).set('daily');
  await aSubscription(t, rosa, { trialDays: 14 });
  t.clock.advance(days(1));
  const job = t.app.get(DailySalesJob, { strict: false });
  await job.run();
  await job.run();
  const mails = (await mailsTo(t, coach.email)).filter(({ subject }) => subject.includes('free trial'));
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^1 free trial since your last email$/),
  ]);
  expect(mails[0]?.text).toMatch(/Rosa Lind: “[^”]+” \(free trial\): nothing paid yet/);
});
