import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { comeOfAge } from '../../../../test/builders/community.js';
import { aPackage, anHour } from '../../../../test/builders/coaching-sessions.js';
import { payForCart } from '../../../../test/builders/gifts.js';
import { aPaidOrder } from '../../../../test/builders/orders.js';
import { aHeldPayment } from '../../../../test/builders/payments.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { mailsTo } from '../../../../test/mail.js';
import { newId } from '../../../kernel/ids.js';
import { MailFolder } from '../../../stand-ins/mail-viewer/index.js';

/** Domain of the placeholder addresses behind sign-in names, which must not be shown to anyone (product rule 10.17). */
const NO_MAIL = 'no-mail.invalid';
const PASSWORD = 'rain on the old roof';

let t: TestApp;
let coach: Person;
let rosa: Person;
let lena: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t, { name: 'Maren Holt' });
});
afterAll(() => t.close());
beforeEach(async () => {
  rosa = await aMember(t, { name: 'Rosa Lind' });
  await aPaidOrder(t, rosa, (await aProduct(t)).id);
  lena = await aDaughterByName();
});

/** A minor without an email address, created by the mother on the family page. */
async function aDaughterByName(): Promise<Person> {
  const signInName = `lena-${newId().slice(-12)}`;
  const facts = { name: 'Lena Lind', birthDate: '2015-04-18', signInName, password: PASSWORD };
  const { body } = await rosa.browser
    .post('/api/family/wards')
    .send({ ...facts, purposes: ['account'] })
    .expect(201);
  const { id } = (body as { wards: { id: string }[] }).wards[0]!;
  return { ...rosa, ...(await signedIn(signInName)), id, name: 'Lena Lind' };
}

async function signedIn(email: string): Promise<Pick<Person, 'browser' | 'email'>> {
  const browser = t.browser();
  await browser.post('/api/auth/login').send({ email, password: PASSWORD }).expect(200);
  return { browser, email };
}

/** Collects everything mother, daughter and coach read about the order: responses and emails. */
async function leaksOf(buyer: Person, orderId: string): Promise<string[]> {
  await t.runJobs();
  const readings: [Person, string][] = [
    ...['/api/me/orders', `/api/me/orders/${orderId}`].map((path): [Person, string] => [buyer, path]),
    ...['/api/me/orders', '/api/me/library'].map((path): [Person, string] => [lena, path]),
    ...[`/api/creator/orders/${orderId}`, '/api/creator/orders', '/api/creator/payment-reviews'].map(
      (path): [Person, string] => [coach, path],
    ),
    ...['', '/purchases', '/timeline'].flatMap((path) =>
      [lena, buyer].map(({ id }): [Person, string] => [coach, `/api/students/${id}${path}`]),
    ),
  ];
  const answers = await Promise.all(
    readings.map(async ([{ browser }, path]) => [path, (await browser.get(path).expect(200)).text] as const),
  );
  const file = await coach.browser.post('/api/creator/orders/export').send({}).buffer(true).expect(200);
  const mails = await t.app.get(MailFolder).list();
  return [
    ...[...answers, ['the exported file', file.text] as const].flatMap(([path, text]) =>
      text.includes(NO_MAIL) ? path : [],
    ),
    ...mails.filter((mail) => JSON.stringify(mail).includes(NO_MAIL)).map(({ subject }) => subject),
  ];
}

test('a product bought for a daughter who signs in by name is in her account; order, receipt and the coach’s email use her name', async () => {
  const { id } = await aProduct(t, { title: 'Oak' });
  await rosa.browser.put(`/api/cart/${id}/ward`).send({ wardId: lena.id }).expect(200);
  const orderId = await payForCart(t, rosa);
  expect((await lena.browser.get('/api/me/library').expect(200)).body.items).toMatchObject([
    { productId: id },
  ]);
  const { body: order } = await rosa.browser.get(`/api/me/orders/${orderId}`).expect(200);
  expect(order.lines).toMatchObject([
    { gift: { recipientName: 'Lena Lind', recipientEmail: null, isForWard: true } },
  ]);
  const receipt = (await mailsTo(t, rosa.email)).find(({ text }) => text.includes(order.number));
  expect(receipt?.text).toContain('Oak (for Lena Lind)');
  const { body: seen } = await coach.browser.get(`/api/creator/orders/${orderId}`).expect(200);
  expect(seen.lines).toMatchObject([{ gift: { recipientName: 'Lena Lind', recipientEmail: null } }]);
  expect(await leaksOf(rosa, orderId)).toEqual([]);
});

test('the coach’s email about her coaching names her, and how to reach her mother', async () => {
  const hour = await anHour(coach);
  const id = await aPackage(t, coach, hour, { sessions: 1 });
  await rosa.browser.put(`/api/cart/${id}/ward`).send({ wardId: lena.id }).expect(200);
  const orderId = await payForCart(t, rosa);
  const mails = (await mailsTo(t, coach.email)).map(({ text }) => text).join('\n');
  expect(mails).toContain('Lena Lind');
  expect(mails).toContain(rosa.email);
  expect(await leaksOf(rosa, orderId)).toEqual([]);
});

describe('at 18, without an address and without guardians, she pays herself', () => {
  beforeEach(async () => {
    await comeOfAge(t, lena);
    await t.database.query('delete from guardian_links where ward_id = $1', [lena.id]);
  });

  test('and has order and receipt on her pages; the coach sees her name and no address', async () => {
    const orderId = await aPaidOrder(t, lena, (await aProduct(t)).id);
    const { body: order } = await lena.browser.get(`/api/me/orders/${orderId}`).expect(200);
    expect(order).toMatchObject({ status: 'paid', receiptNumber: expect.any(String) });
    const { body: seen } = await coach.browser.get(`/api/creator/orders/${orderId}`).expect(200);
    expect(seen).toMatchObject({ buyerName: 'Lena Lind', buyerEmail: null });
    expect(await leaksOf(lena, orderId)).toEqual([]);
  });

  test('and a payment to review appears for the coach with her name', async () => {
    const { orderId } = await aHeldPayment(t, lena, { amount_received: 1 }, (await aProduct(t)).id);
    const { body } = await coach.browser.get('/api/creator/payment-reviews').expect(200);
    expect(body).toContainEqual(
      expect.objectContaining({ id: orderId, buyerName: 'Lena Lind', buyerEmail: null }),
    );
    expect(await leaksOf(lena, orderId)).toEqual([]);
  });
});
