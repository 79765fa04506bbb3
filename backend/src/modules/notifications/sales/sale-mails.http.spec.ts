import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { aPaidOrder } from '../../../../test/builders/orders.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { mailsTo } from '../../../../test/mail.js';
import type { OrderPaid } from '../../../events/index.js';
import { days } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { DailySalesJob } from './daily-sales.job.js';
import { SaleMailsService } from './sale-mails.service.js';

describe('sales emails to the coach', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t, { name: 'Maren' });
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    rosa = await aMember(t);
    await t.database.query('delete from mails');
    await t.app.get(SaleMailsService, { strict: false }).set('every');
  });

  const choose = (frequency: string) =>
    coach.browser.put('/api/creator/sale-mails').send({ frequency }).expect(200);
  /** Orders in the emails, newest first, each with its own title. */
  const told = async (words: string) =>
    (await mailsTo(t, coach.email)).filter(({ subject, text }) => `${subject} ${text}`.includes(words));
  const buy = async (title: string, facts: Parameters<typeof aProduct>[1] = {}) =>
    aPaidOrder(t, rosa, (await aProduct(t, { title, ...facts })).id);

  test('come for each sale until the coach chooses, once even if the webhook is doubled, and link to order and student', async () => {
    expect((await coach.browser.get('/api/creator/sale-mails').expect(200)).body).toEqual({
      frequency: 'every',
      dailyHour: 8,
    });
    await t.browser().put('/sandbox/payments/api/settings').send({ delaySeconds: 0, repeat: 3, drop: false });
    const orderId = await buy('A Doubled Book');
    await t.browser().put('/sandbox/payments/api/settings').send({ delaySeconds: 0, repeat: 1, drop: false });
    const [mail, ...more] = await told('A Doubled Book');
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^New sale: “A Doubled Book”, order S-\d+$/);
    expect(mail?.text).toContain(`Rosa Lind (${rosa.email}) made a purchase`);
    expect(mail?.text).toContain('A Doubled Book: $27.00\nTotal: $27.00');
    expect(mail?.text).toContain(`${t.url}/creator/orders/${orderId}/show`);
    expect(mail?.text).toContain(`${t.url}/creator/students/${rosa.id}/show`);
    expect(mail?.text).toContain(`${t.url}/creator/settings`);
  });

  test.each(['every', 'daily', 'none'])(
    'about coaching say what the coach must do next, and come at once when %s is chosen',
    async (frequency) => {
      await choose(frequency);
      const title = `Walk ${frequency}`;
      const orderId = await buy(title, { type: 'coaching' });
      const mails = await told(title);
      expect(mails.map(({ subject }) => subject)).toEqual(['Rosa Lind bought coaching: please get in touch']);
      expect(mails[0]?.text).toContain('within 2 business days');
      expect(mails[0]?.text).toContain(`mailto:${rosa.email}`);
      expect(mails[0]?.text).toContain(`${t.url}/creator/orders/${orderId}/show`);
      expect(mails[0]?.text).toContain(`${t.url}/creator/students/${rosa.id}/show`);
    },
  );

  test.each([{ frequency: 'weekly' }, {}, { frequency: null }])('%j is not a choice', (body) =>
    coach.browser.put('/api/creator/sale-mails').send(body).expect(400),
  );

  test('are not sent if the coach wants none', async () => {
    await choose('none');
    await buy('Untold');
    t.clock.advance(days(1));
    await t.app.get(DailySalesJob, { strict: false }).run();
    expect(await told('Untold')).toEqual([]);
  });

  describe('once a day', () => {
    const sell = async (title: string, amountCents = 2_700, type = 'course') => {
      const line = { productId: newId(), type, title, amountCents, waits: false };
      const sale: OrderPaid = {
        orderId: newId(),
        number: `S-${title}`,
        accountId: rosa.id,
        paidAt: t.clock.now().toISOString(),
        currency: 'usd',
        subtotalCents: amountCents,
        taxCents: 0,
        totalCents: amountCents,
        lines: [line],
      };
      await t.database.transaction((tx) => t.app.get(Outbox).publish(tx, 'order.paid', sale));
      await t.runJobs();
    };
    const itIs = (iso: string) => t.clock.advance(new Date(iso).getTime() - t.clock.now().getTime());
    const atTheHour = () => t.app.get(DailySalesJob, { strict: false }).run();
    const daily = () => told('since your last email');
    beforeAll(() =>
      t.database.query(`update accounts set time_zone = 'America/New_York' where id = $1`, [coach.id]),
    );
    beforeEach(async () => {
      await t.app.get(SaleMailsService, { strict: false }).set('daily');
      await t.database.query('delete from unreported_sales');
      await rm(path.join(t.dataDir, 'mail'), { recursive: true, force: true });
    });

    test('come at eight in the coach’s time zone with all sales since the last one, and not without sales', async () => {
      itIs('2027-03-09T12:00:00Z');
      await sell('Morning Book', 1_050);
      await sell('Morning Walk', 15_000, 'coaching');
      itIs('2027-03-09T12:59:59Z'); // one second before eight in New York
      await atTheHour();
      expect(await daily()).toEqual([]);
      itIs('2027-03-09T13:00:00Z');
      for (let n = 0; n < 2; n++) await atTheHour();
      const [mail, ...more] = await daily();
      expect(more).toEqual([]);
      expect(mail?.subject).toBe('2 sales since your last email');
      expect(mail?.text).toContain('S-Morning Book, Rosa Lind: “Morning Book”: $10.50');
      expect(mail?.text).toContain('“Morning Walk” (write to them): $150.00\nTotal: $160.50');
      expect(mail?.text).toContain('please write to them within 2 business days');

      itIs('2027-03-10T13:00:00Z');
      await atTheHour();
      expect(await daily()).toHaveLength(1);
      await sell('At Eight');
      itIs('2027-03-15T11:59:59Z'); // days without a server, and daylight saving time has begun
      await atTheHour();
      expect((await told('At Eight')).map(({ subject }) => subject)).toEqual([
        '1 sale since your last email',
      ]);
    });

    test('are written once by two servers at the same moment', async () => {
      await sell('Told Once');
      t.clock.advance(days(1));
      await Promise.all([atTheHour(), atTheHour()]);
      expect(await told('Told Once')).toHaveLength(1);
    });

    test('report a sale of an erased buyer without a name', async () => {
      await sell('Of Nobody');
      await t.database.query('update unreported_sales set account_id = null');
      t.clock.advance(days(1));
      await atTheHour();
      expect((await told('Of Nobody'))[0]?.text).toContain(
        'someone who no longer has an account: “Of Nobody”',
      );
    });

    test('report sales from before the coach changed the setting', async () => {
      await sell('Kept');
      await t.app.get(SaleMailsService, { strict: false }).set('every');
      t.clock.advance(days(1));
      await atTheHour();
      expect((await told('Kept'))[0]?.subject).toBe('1 sale since your last email');
    });
  });
});
