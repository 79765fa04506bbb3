import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { aCoupon, TEN_PERCENT } from '../../../test/builders/coupons.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { days, later } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';

describe('the coach’s coupons', () => {
  let t: TestApp;
  let coach: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  afterAll(() => t.close());

  const add = (changes: object) =>
    coach.browser.post('/api/creator/coupons').send({ ...TEN_PERCENT, code: codeOf(), ...changes });
  const put = (id: string, body: object) => coach.browser.put(`/api/creator/coupons/${id}`).send(body);
  const listed = async (filter: object, sort = ['code', 'ASC']) => {
    const query = { filter: JSON.stringify(filter), sort: JSON.stringify(sort) };
    const { body } = await coach.browser.get('/api/creator/coupons').query(query).expect(200);
    return (body as { code: string }[]).map(({ code }) => code);
  };
  let made = 0;
  const codeOf = () => `MAY-${++made}-${newId().slice(-6)}`;

  test('are created with a code in capitals and a link that applies it', async () => {
    const { body } = await add({ code: 'spring-27', maxUses: 10 }).expect(201);
    expect(body).toEqual({
      ...TEN_PERCENT,
      id: expect.any(String),
      code: 'SPRING-27',
      status: 'active',
      maxUses: 10,
      useCount: 0,
      reserved: 0,
      url: expect.stringMatching(/\/c\/SPRING-27$/),
      createdAt: expect.any(String),
      version: 1,
    });
    const again = await add({ code: 'Spring-27' }).expect(409);
    expect(again.body).toMatchObject({ code: 'code_taken', fields: { code: expect.any(String) } });
  });

  test('are changed by sending the record back, and the audit log names the fields', async () => {
    const { body } = await add({}).expect(201);
    const product = await aProduct(t);
    const changed = { ...body, kind: 'amount', percent: null, amount: '5.5', productIds: [product.id] };
    const answer = await put(body.id, changed).expect(200);
    expect(answer.body).toMatchObject({ kind: 'amount', percent: null, amount: '5.50', code: body.code });
    await put(body.id, changed).expect(200);
    const entries = await t.database.query(
      `select action, fields from audit_entries where subject_id = $1 order by at, id`,
      [body.id],
    );
    expect(entries).toEqual([
      { action: 'coupon.created', fields: [] },
      { action: 'coupon.updated', fields: ['kind', 'percent', 'amountCents', 'productIds'] },
    ]);
  });

  test('are not overwritten by a tab that has not seen the latest change', async () => {
    const { body } = await add({ maxUses: 5 }).expect(201);
    const save = (changes: object, version = body.version) =>
      put(body.id, { ...body, ...changes }).set('if-match', String(version));
    const first = await save({ maxUses: 7 }).expect(200);
    expect(first.body.version).toBe(body.version + 1);
    expect((await save({ percent: 20 }).expect(412)).body).toMatchObject({ code: 'stale_edit' });
    await save({ percent: 20, maxUses: 7 }, first.body.version).expect(200);
    await put(body.id, body).set('if-match', 'new').expect(400);
  });

  test('saved in two tabs at once are refused in one of them', async () => {
    const { body } = await add({}).expect(201);
    const answers = await Promise.all(
      [20, 30].map((percent) => put(body.id, { ...body, percent }).set('if-match', '1')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const saved = answers.find(({ status }) => status === 200)!;
    const { body: now } = await coach.browser.get(`/api/creator/coupons/${body.id}`).expect(200);
    expect(now.percent).toBe(saved.body.percent);
  });

  test('can still be saved after a sale', async () => {
    const { body } = await add({}).expect(201);
    await t.database.query('update coupons set taken = 1 where id = $1', [body.id]);
    await put(body.id, { ...body, percent: 20 })
      .set('if-match', '1')
      .expect(200);
  });

  test('can be archived and restored', async () => {
    const { body } = await add({}).expect(201);
    const act = async (name: string) =>
      (await coach.browser.post(`/api/creator/coupons/${body.id}/${name}`).expect(200)).body.status;
    expect([await act('archive'), await act('archive'), await act('restore')]).toEqual([
      'archived',
      'archived',
      'active',
    ]);
    await coach.browser.post(`/api/creator/coupons/${newId()}/archive`).expect(404);
  });

  test('are listed by status, product and code', async () => {
    const product = await aProduct(t);
    const now = t.clock.now();
    const active = await aCoupon(t, { productIds: [product.id] });
    const scheduled = await aCoupon(t, { startsAt: later(now, days(1)), productIds: [product.id] });
    const ended = await aCoupon(t, { endsAt: now, productIds: [product.id] });
    const off = await aCoupon(t, { isActive: false, productIds: [product.id] });
    const ofStatus = (status: string) => listed({ status, productId: product.id });
    expect(await ofStatus('active')).toEqual([active.code]);
    expect(await ofStatus('scheduled')).toEqual([scheduled.code]);
    expect(await ofStatus('ended')).toEqual([ended.code]);
    expect(await ofStatus('off')).toEqual([off.code]);
    expect(await listed({ q: off.code.slice(3).toLowerCase() })).toEqual([off.code]);
    expect(await listed({ id: [ended.id] })).toEqual([ended.code]);
  });

  test.each<[string, object, string]>([
    ['no code', { code: '' }, 'code'],
    ['a code with odd characters', { code: 'SP RING' }, 'code'],
    ['more than the whole price', { percent: 101 }, 'percent'],
    ['no percentage', { percent: null }, 'percent'],
    ['half a percent', { percent: 0.5 }, 'percent'],
    ['an amount of nothing', { kind: 'amount', amount: '0' }, 'amount'],
    ['an amount in words', { kind: 'amount', amount: 'ten' }, 'amount'],
    ['no uses at all', { maxUses: 0 }, 'maxUses'],
    ['a day without an hour', { startsAt: '2027-03-01' }, 'startsAt'],
    ['a day that is none', { startsAt: '2027-02-31T00:00:00Z' }, 'startsAt'],
    [
      'an end before its start',
      { startsAt: '2027-03-02T00:00:00Z', endsAt: '2027-03-01T00:00:00Z' },
      'endsAt',
    ],
    ['a product that is not there', { productIds: [newId()] }, 'productIds'],
  ])('are refused with %s', async (_, changes, field) => {
    const { body } = await add(changes).expect(400);
    expect(body).toMatchObject({ code: 'invalid', fields: { [field]: expect.any(String) } });
  });

  test('cannot be limited to fewer uses than are taken already', async () => {
    const { id } = await aCoupon(t, { maxUses: 5 });
    await t.database.query('update coupons set taken = 3 where id = $1', [id]);
    const { body } = await put(id, { ...TEN_PERCENT, maxUses: 2 }).expect(409);
    expect(body).toMatchObject({ code: 'coupon_uses_taken', fields: { maxUses: expect.any(String) } });
    await put(id, { ...TEN_PERCENT, maxUses: 3 }).expect(200);
  });

  test('are only accessible to the coach', async () => {
    const member = await aMember(t);
    const { id } = await aCoupon(t);
    for (const browser of [member.browser, t.browser()]) {
      const status = browser === member.browser ? 403 : 401;
      await browser.get('/api/creator/coupons').expect(status);
      await browser.put(`/api/creator/coupons/${id}`).send(TEN_PERCENT).expect(status);
      await browser
        .post('/api/creator/coupons')
        .send({ ...TEN_PERCENT, code: 'MINE' })
        .expect(status);
    }
  });
});
