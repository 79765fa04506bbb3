import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { aPaidOrder } from '../../../test/builders/orders.js';
import { aHeldPayment } from '../../../test/builders/payments.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { aSubscription } from '../../../test/builders/subscriptions.js';
import { mailedToken, mailsTo } from '../../../test/mail.js';
import { newId } from '../../kernel/ids.js';

describe('a student’s page', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    await t.database.query('delete from rate_limits');
    rosa = await aMember(t);
  });

  const of = ({ id }: { id: string }, part = '') => `/api/students/${id}${part}`;
  const read = async (person = rosa) => (await coach.browser.get(of(person)).expect(200)).body;
  const edit = (changes: object, version?: number) => {
    const call = coach.browser.patch(of(rosa)).send(changes);
    return version === undefined ? call : call.set('if-match', `"${version}"`);
  };

  test('has the products bought, newest first, with title, amount and payment', async () => {
    const oak = await aProduct(t, { title: 'Oak' });
    const birch = await aProduct(t, { title: 'Birch' });
    await aPaidOrder(t, rosa, oak.id);
    t.clock.advance(1_000);
    await aPaidOrder(t, rosa, birch.id);
    const { body } = await coach.browser.get(of(rosa, '/purchases')).expect(200);
    expect(body).toMatchObject([
      { productId: birch.id, productTitle: 'Birch', amount: expect.stringMatching(/^\d+\.\d\d$/) },
      { productId: oak.id, productTitle: 'Oak', stripePaymentId: expect.stringMatching(/^pi_/) },
    ]);
    expect(await read()).toMatchObject({ purchases: 2 });
  });

  test('says which purchase is a payment of a subscription', async () => {
    const { id, productId } = await aSubscription(t, rosa);
    const birch = await aProduct(t);
    await aPaidOrder(t, rosa, birch.id);
    const { body } = await coach.browser.get(of(rosa, '/purchases')).expect(200);
    expect(
      new Map(body.map((bought: Record<string, unknown>) => [bought.productId, bought.subscriptionId])),
    ).toEqual(
      new Map([
        [productId, id],
        [birch.id, null],
      ]),
    );
  });

  test('has a payment for each order, with its products and its real status', async () => {
    const oak = await aProduct(t);
    const birch = await aProduct(t);
    await aPaidOrder(t, rosa, oak.id, birch.id);
    t.clock.advance(1_000);
    const fern = await aProduct(t, { title: 'Fern' });
    await aHeldPayment(t, rosa, { amount_received: 100 }, fern.id);
    const { body } = await coach.browser.get(of(rosa, '/payments')).expect(200);
    expect(body.items).toMatchObject([
      { status: 'review', products: [{ id: fern.id, title: 'Fern' }] },
      { status: 'paid', products: [{ id: oak.id }, { id: birch.id }] },
    ]);
    // Products under review were paid for and not received.
    expect((await coach.browser.get(of(rosa, '/purchases')).expect(200)).body).toHaveLength(2);
  });

  test.each([
    ['/purchases', []],
    ['/payments', { items: [], next: null }],
    ['/bookings', []],
  ])('has no %s of someone new', async (part, none) => {
    await coach.browser.get(of(rosa, part)).expect(200, none);
  });

  test('is only for the coach, and only about students', async () => {
    for (const part of ['', '/purchases', '/payments', '/bookings']) {
      await t.browser().get(of(rosa, part)).expect(401);
      await rosa.browser.get(of(rosa, part)).expect(403);
      await coach.browser.get(of({ id: newId() }, part)).expect(404);
      await coach.browser.get(of(coach, part)).expect(404);
      await coach.browser.get(of({ id: 'x' }, part)).expect(400);
    }
    await rosa.browser.patch(of(rosa)).send({ city: 'Oslo' }).expect(403);
    await coach.browser.patch(of(coach)).send({ city: 'Oslo' }).expect(404);
  });

  test('lets the coach edit the record; omitted fields stay, emptied ones are removed', async () => {
    const words = { username: 'Rosa Linden', phone: '+1 503', birthday: '1986-04-18', city: 'Hood River' };
    expect((await edit(words).expect(200)).body).toMatchObject(words);
    await edit({ phone: '', city: null }).expect(200);
    expect(await read()).toMatchObject({ ...words, phone: null, city: null });
    expect((await rosa.browser.get('/api/me').expect(200)).body.name).toBe('Rosa Linden');
  });

  test('records the names of changed fields in the audit log, never their values', async () => {
    await edit({ city: 'Oslo', username: rosa.name, phone: null }).expect(200);
    const entries = await t.database.query(
      `select action, actor_id as "by", fields from audit_facts where subject_id = $1`,
      [rosa.id],
    );
    expect(entries).toEqual([{ action: 'student.updated', by: coach.id, fields: ['city'] }]);
  });

  test.each([
    [{ username: '' }, 'username'],
    [{ username: null }, 'username'],
    [{ phone: 'x'.repeat(41) }, 'phone'],
    [{ birthday: '1986-02-30' }, 'birthday'],
    [{ birthday: '2100-01-01' }, 'birthday'],
    [{ birthday: '1786-01-01' }, 'birthday'],
    [{ zipCode: 'x'.repeat(21) }, 'zipCode'],
    [{ email: 'nobody' }, 'email'],
    [{ role: 'creator' }, 'role'],
  ])('refuses %j and names the field', async (changes, field) => {
    const { body } = await edit(changes).expect(400);
    expect(body.fields).toHaveProperty(field);
  });

  test('is not overwritten by someone who has not seen the newest version', async () => {
    const { version } = await read();
    await rosa.browser.patch('/api/me').send({ name: 'Rosa L.' }).expect(200);
    expect((await edit({ city: 'Oslo' }, version).expect(412)).body.code).toBe('stale_edit');
    expect(await read()).toMatchObject({ username: 'Rosa L.', city: null, version: version + 1 });
    await edit({ city: 'Oslo' }, version + 1).expect(200);
  });

  test('is changed by one of two simultaneous edits', async () => {
    const { version } = await read();
    const answers = await Promise.all([edit({ city: 'Oslo' }, version), edit({ city: 'Rome' }, version)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  test('a new address applies once the mailed link is opened, and the old one is warned', async () => {
    const email = `rosa-${newId().slice(-12)}@example.org`;
    expect((await edit({ email }).expect(200)).body).toMatchObject({
      email: rosa.email,
      pendingEmail: email,
    });
    const token = await mailedToken(t, email);
    expect((await mailsTo(t, rosa.email)).map(({ subject }) => subject)).toEqual([
      'Your email is about to change',
    ]);
    await t.browser().post('/api/auth/verify-email').send({ token }).expect(204);
    expect(await read()).toMatchObject({ email, pendingEmail: null });
  });

  test('a new address is canceled by entering the current one', async () => {
    const email = `rosa-${newId().slice(-12)}@example.org`;
    await edit({ email }).expect(200);
    const token = await mailedToken(t, email);
    expect((await edit({ email: rosa.email }).expect(200)).body.pendingEmail).toBeNull();
    await t.browser().post('/api/auth/verify-email').send({ token }).expect(422);
  });
});
