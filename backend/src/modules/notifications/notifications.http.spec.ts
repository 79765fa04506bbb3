import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { mailsTo } from '../../../test/mail.js';
import { newId } from '../../kernel/ids.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Mailer } from '../../platform/mail/index.js';

describe('emails', () => {
  let t: TestApp;
  let coach: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  afterAll(() => t.close());

  const statuses = (accountId: string) =>
    t.database.query('select kind, status from mails where account_id = $1', [accountId]);

  const aLine = (title: string) => ({
    productId: newId(),
    type: 'course',
    title,
    amountCents: 9_700,
    waits: false,
  });
  const aCoachingLine = (title: string) => ({ ...aLine(title), type: 'coaching' });
  const anOrder = (accountId: string) => ({
    orderId: newId(),
    number: 'S-10001',
    accountId,
    paidAt: '2027-03-01T23:30:00.000Z',
    currency: 'usd',
    subtotalCents: 11_900,
    taxCents: 0,
    totalCents: 11_900,
    lines: [
      aLine('The Rooted Mother'),
      {
        productId: newId(),
        type: 'digital_file',
        title: 'Forest Journal <3',
        amountCents: 2_200,
        waits: false,
      },
    ],
  });

  test('a paid order sends one receipt, however often the event is delivered', async () => {
    const rosa = await aMember(t);
    const order = anOrder(rosa.id);
    const outbox = t.app.get(Outbox);
    for (let n = 0; n < 3; n++) await t.database.transaction((tx) => outbox.publish(tx, 'order.paid', order));
    const mails = await mailsTo(t, rosa.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Your receipt for order S-10001');
    expect(mails[0]?.text).toContain('paid on March 1, 2027');
    expect(mails[0]?.text).toContain(
      'The Rooted Mother: $97.00\nForest Journal <3: $22.00\nSubtotal: $119.00\nTax: $0.00\nTotal: $119.00',
    );
    expect(mails[0]?.text).toContain(`${t.url}/orders/${order.orderId}`);
  });

  test('a member who chose Spanish gets Spanish emails, with days and money in its formats', async () => {
    const rosa = await aMember(t);
    await rosa.browser.patch('/api/me').send({ language: 'es' }).expect(200);
    const order = anOrder(rosa.id);
    await t.database.transaction((tx) => t.app.get(Outbox).publish(tx, 'order.paid', order));
    const [mail] = await mailsTo(t, rosa.email);
    expect(mail?.subject).toBe('Tu recibo del pedido S-10001');
    expect(mail?.text).toContain('Pedido S-10001, pagado el 1 de marzo de 2027. Ya está todo listo para ti.');
    expect(mail?.text).toContain('Subtotal: USD 119.00\nImpuesto: USD 0.00\nTotal: USD 119.00');
  });

  test('a receipt has the date in the business’s time zone, not the server’s', async () => {
    const rosa = await aMember(t);
    const order = anOrder(rosa.id);
    await coach.browser.patch('/api/me').send({ timeZone: 'Asia/Tokyo' }).expect(200);
    await t.database.transaction((tx) => t.app.get(Outbox).publish(tx, 'order.paid', order));
    const [mail] = await mailsTo(t, rosa.email);
    await coach.browser.patch('/api/me').send({ timeZone: 'UTC' }).expect(200);
    expect(mail?.text).toContain('March 2, 2027');
  });

  test('with coaching, the receipt says who gets in touch and when, and the coach is asked to, once per order', async () => {
    const rosa = await aMember(t);
    const order = {
      ...anOrder(rosa.id),
      number: 'S-10002',
      lines: [aCoachingLine('A Walk Together'), aLine('The Rooted Mother')],
    };
    const outbox = t.app.get(Outbox);
    for (let n = 0; n < 3; n++) await t.database.transaction((tx) => outbox.publish(tx, 'order.paid', order));
    const [receipt] = await mailsTo(t, rosa.email);
    expect(receipt?.text).toContain('your coach will write to you within 2 business days to arrange one.');
    const mails = (await mailsTo(t, coach.email)).filter(({ text }) => text.includes(order.number));
    expect(mails.map(({ subject }) => subject)).toEqual(['Rosa Lind bought coaching: please get in touch']);
    expect(mails[0]?.text).toContain(`Rosa Lind (${rosa.email}) bought “A Walk Together”, order S-10002.`);
    expect(mails[0]?.text).toContain(`mailto:${rosa.email}`);
    expect(mails[0]?.text).not.toContain('“The Rooted Mother”');
    expect(mails[0]?.text).toContain('The Rooted Mother: $97.00');
    expect(
      await t.database.query(`select from jobs where payload::text like '%' || $1 || '%'`, [rosa.email]),
    ).toEqual([]);
  });

  test('without coaching, the receipt promises no message, and the coach gets no email', async () => {
    const rosa = await aMember(t);
    const order = anOrder(rosa.id);
    await coach.browser.put('/api/creator/sale-mails').send({ frequency: 'none' }).expect(200);
    await t.database.transaction((tx) => t.app.get(Outbox).publish(tx, 'order.paid', order));
    const [receipt] = await mailsTo(t, rosa.email);
    expect(receipt?.text).not.toContain('2 business days');
    expect(await t.database.query('select kind from mails where thing = $1', [order.orderId])).toEqual([
      { kind: 'receipt' },
    ]);
  });

  test('an email that cannot be sent is retried, and sent once', async () => {
    const rosa = await aMember(t);
    const send = jest.spyOn(t.app.get(Mailer), 'send').mockRejectedValueOnce(new Error('no connection'));
    await t.browser().post('/api/auth/forgot-password').send({ email: rosa.email }).expect(202);
    expect(await mailsTo(t, rosa.email)).toEqual([]);
    expect(await statuses(rosa.id)).toEqual([{ kind: 'reset_password', status: 'queued' }]);
    t.clock.advance(1_000);
    expect(await mailsTo(t, rosa.email)).toHaveLength(1);
    expect(await statuses(rosa.id)).toEqual([{ kind: 'reset_password', status: 'sent' }]);
    const ids = send.mock.calls.map(([mail]) => mail.messageId);
    expect(new Set(ids).size).toBe(1);
    send.mockRestore();
  });

  test('an email to an erased member is dropped', async () => {
    const rosa = await aMember(t);
    await t.browser().post('/api/auth/forgot-password').send({ email: rosa.email }).expect(202);
    await t.database.query('delete from accounts where id = $1', [rosa.id]);
    expect(await mailsTo(t, rosa.email)).toEqual([]);
    expect(await statuses(rosa.id)).toEqual([{ kind: 'reset_password', status: 'dropped' }]);
  });

  test('links use the configured address, whatever host was requested', async () => {
    const rosa = await aMember(t);
    await t
      .browser()
      .post('/api/auth/forgot-password')
      .set('host', 'evil.example')
      .send({ email: rosa.email })
      .expect(202);
    const [mail] = await mailsTo(t, rosa.email);
    expect(mail?.text).toContain(`${t.url}/reset-password?token=`);
    expect(mail?.text).not.toContain('evil');
  });
});
