import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { newId } from '../../kernel/ids.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AuditService, type AuditedAction } from '../audit/index.js';

describe('the audit log', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t, { name: 'Maren Solveig' });
    rosa = await aMember(t, { name: 'Rosa Lind' });
  });
  afterAll(() => t.close());

  const list = (filter: object = {}, by = coach) =>
    by.browser.get('/api/creator/audit-entries').query({ filter: JSON.stringify(filter) });
  const entries = async (filter: object) => (await list(filter).expect(200)).body as { action: string }[];
  const acts = async (filter: object) => (await entries(filter)).map(({ action }) => action);
  const url = (id: string, act = '') => `/api/creator/products/${id}${act}`;
  const record = (action: Partial<AuditedAction> = {}) =>
    t.database.transaction((tx) =>
      t.app.get(AuditService, { strict: false }).record(tx, {
        by: coach.id,
        action: 'payment_review.granted',
        subject: { type: 'order', id: newId() },
        ...action,
      }),
    );

  test('says who did what to which product and when, latest first, with the names of the changed fields', async () => {
    const { id, title } = await aProduct(t, { status: 'draft', publishedAt: null, title: 'Letters home' });
    await coach.browser.patch(url(id)).send({ price: '30.00', title }).expect(200);
    await coach.browser.post(url(id, '/archive')).expect(200);
    const { body: copy } = await coach.browser.post(url(id, '/duplicate')).expect(201);
    expect(await entries({ subjectId: id })).toEqual([
      expect.objectContaining({ action: 'product.archived', fields: [] }),
      {
        id: expect.any(String),
        at: t.clock.now().toISOString(),
        actorId: coach.id,
        actorName: 'Maren Solveig',
        action: 'product.updated',
        fields: ['priceCents'],
        subjectType: 'product',
        subjectId: id,
        subjectName: 'Letters home',
        memberId: null,
        memberName: null,
        reason: null,
        count: null,
      },
    ]);
    expect(await acts({ subjectId: copy.id })).toEqual(['product.duplicated']);
  });

  test('has no entry for what changed nothing or was refused', async () => {
    const { id, title } = await aProduct(t);
    await coach.browser.patch(url(id)).send({ title }).expect(200);
    await coach.browser.post(url(id, '/publish')).expect(200);
    await coach.browser.post(url(id, '/restore')).expect(409);
    expect(await entries({ subjectId: id })).toEqual([]);
  });

  test('is searched by names, titles and reasons, and filtered by action, kind and member', async () => {
    await record({ memberId: rosa.id, reason: 'Paid in cash at the workshop.' });
    const { id } = await aProduct(t, { title: '100% listening' });
    await coach.browser.post(url(id, '/unpublish')).expect(200);
    expect(await acts({ q: '100%' })).toEqual(['product.unpublished']);
    expect(await acts({ q: 'in CASH' })).toEqual(['payment_review.granted']);
    expect(await acts({ q: 'rosa l', subjectType: 'order' })).toEqual(['payment_review.granted']);
    expect(await acts({ memberId: rosa.id, action: 'product.deleted' })).toEqual([]);
    expect(await acts({ memberId: [rosa.id], action: ['payment_review.granted'] })).toHaveLength(1);
    await list({ actorId: coach.id }).expect(400);
  });

  test('lists API tokens, whoever created them', async () => {
    const made = await rosa.browser
      .post('/api/me/api-tokens')
      .send({ name: 'Shop sync', scopes: ['account:read'], expiresInDays: 30 })
      .expect(201);
    await rosa.browser.delete(`/api/me/api-tokens/${made.body.id}`).expect(204);
    expect(await entries({ subjectId: made.body.id })).toMatchObject([
      { action: 'api_token.revoked', actorName: 'Rosa Lind' },
      { action: 'api_token.created', actorName: 'Rosa Lind' },
    ]);
  });

  test('can only be read by the coach', async () => {
    await list({}, rosa).expect(403);
    await t.browser().get('/api/creator/audit-entries').expect(401);
  });

  test.each([
    'delete from audit_entries',
    'truncate audit_entries',
    `update audit_entries set action = 'product.created'`,
    `update audit_entries set reason = 'Other words.'`,
  ])('refuses the statement: %s', async (sql) => {
    await record({ reason: 'Kept.' });
    await expect(t.database.query(sql)).rejects.toThrow('audit entries are kept as they are');
  });

  test('drops the reasons that concern an erased member, and nothing else', async () => {
    const mia = await aMember(t, { name: 'Mia Stone' });
    await record({ memberId: mia.id, reason: 'Mia wrote that it was a gift.' });
    await record({ reason: 'About nobody.' });
    await t.database.transaction((tx) =>
      t.app.get(Outbox).publish(tx, 'member.erased', { accountId: mia.id }),
    );
    await t.runJobs();
    expect(await entries({ memberId: mia.id })).toMatchObject([
      { action: 'payment_review.granted', reason: null },
    ]);
    expect(await acts({ q: 'About nobody' })).toHaveLength(1);
  });
});
