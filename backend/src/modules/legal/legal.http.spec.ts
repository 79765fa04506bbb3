import { aRegistration } from '../../../test/builders/people.js';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { aPaidOrder } from '../../../test/builders/orders.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { safeHtml } from '../../platform/html/safe-html.js';
import { LEGAL_DOCUMENTS, type LegalDocument } from './legal-documents.js';
import type { LegalDraftResponse, LegalPageResponse } from './legal.dto.js';
import { STARTING_TEXTS } from './starting-texts.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());
beforeEach(() => t.database.query('truncate legal_drafts, legal_versions, legal_acceptances'));

const page = async (document: LegalDocument) =>
  (await t.browser().get(`/api/legal/${document}`).expect(200)).body as LegalPageResponse;
const save = (document: LegalDocument, html: string, version?: number) => {
  const request = coach.browser.put(`/api/creator/legal/${document}`).send({ html });
  return version === undefined ? request : request.set('if-match', String(version));
};
const publish = (document: LegalDocument) =>
  coach.browser.post(`/api/creator/legal/${document}/publish`).send();
const write = async (document: LegalDocument, html: string) => {
  await save(document, html).expect(200);
  await publish(document).expect(200);
};
const accepted = (accountId: string) =>
  t.database.query(
    `select document, version, occasion, order_number as "orderNumber", accepted_at as "acceptedAt"
     from legal_acceptances where account_id = $1 order by document`,
    [accountId],
  );

test.each(LEGAL_DOCUMENTS)('a new site has a starting text for %s, marked as one', async (document) => {
  expect(await page(document)).toEqual({
    document,
    version: 0,
    html: STARTING_TEXTS[document],
    isStartingText: true,
    publishedAt: null,
  });
  expect(safeHtml(STARTING_TEXTS[document])).toBe(STARTING_TEXTS[document]);
});

test('the coach’s text appears once it is published, as a version of its own', async () => {
  await save('terms', '<p>Be kind.</p>').expect(200);
  expect((await page('terms')).version).toBe(0);
  const answers = await Promise.all([publish('terms'), publish('terms')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await page('terms')).toMatchObject({ version: 1, html: '<p>Be kind.</p>', isStartingText: false });
  expect((await page('privacy')).version).toBe(0);
  const body = (await coach.browser.get('/api/creator/legal/terms/versions').expect(200)).body.items;
  expect(body).toEqual([{ number: 1, publishedAt: expect.any(String), publishedBy: coach.name }]);
});

test('an earlier version can be restored as the draft, and so can the starting text', async () => {
  await write('refunds', '<p>One</p>');
  await write('refunds', '<p>Two</p>');
  const restore = (version: number) =>
    coach.browser.post('/api/creator/legal/refunds/restore').send({ version });
  expect((await restore(1).expect(200)).body).toMatchObject({ html: '<p>One</p>', hasChanges: true });
  expect((await page('refunds')).html).toBe('<p>Two</p>');
  await restore(0).expect(200);
  await publish('refunds').expect(200);
  expect(await page('refunds')).toMatchObject({ version: 3, isStartingText: true });
  await restore(9).expect(404);
});

test('two windows do not overwrite each other: the later one gets the current version', async () => {
  const { body } = await save('imprint', '<p>Ada</p>').expect(200);
  const { version } = body as LegalDraftResponse;
  await save('imprint', '<p>Berta</p>', version).expect(200);
  const refusal = await save('imprint', '<p>Cora</p>', version).expect(412);
  expect(refusal.body).toMatchObject({ code: 'stale_edit', current: { html: '<p>Berta</p>' } });
});

test('a person who registers accepts the current terms and privacy text', async () => {
  await write('terms', '<p>First</p>');
  const { body } = await t
    .browser()
    .post('/api/auth/register')
    .send(aRegistration({ name: 'Ida', email: 'ida@example.org' }))
    .expect(201);
  const facts = { occasion: 'registration', orderNumber: null, acceptedAt: t.clock.now() };
  await write('terms', '<p>Second</p>');
  expect(await accepted((body as { id: string }).id)).toEqual([
    { document: 'privacy', version: 0, ...facts },
    { document: 'terms', version: 1, ...facts },
  ]);
});

test('a person who pays accepts the terms and the refund policy, with the order number', async () => {
  await write('refunds', '<p>Write to us.</p>');
  const member = await aMember(t);
  const { id } = await aProduct(t, { priceCents: 4700 });
  const orderId = await aPaidOrder(t, member, id);
  await t.runJobs();
  const [order] = await t.database.query('select number from orders where id = $1', [orderId]);
  const paid = { occasion: 'payment', orderNumber: order!['number'], acceptedAt: expect.any(Date) };
  const rows = await accepted(member.id);
  expect(rows.filter(({ occasion }) => occasion === 'payment')).toEqual([
    { document: 'refunds', version: 1, ...paid },
    { document: 'terms', version: 0, ...paid },
  ]);
});

test('accepted and published versions never change', async () => {
  const { id } = await aMember(t);
  await t.database.query(
    `insert into legal_acceptances (id, account_id, document, version, occasion, accepted_at)
     values (gen_random_uuid(), $1, 'terms', 1, 'payment', now())`,
    [id],
  );
  await write('terms', '<p>Kept</p>');
  for (const change of [
    'update legal_acceptances set version = 2',
    `update legal_versions set html = ''`,
    'delete from legal_versions',
  ]) {
    await expect(t.database.query(change)).rejects.toThrow('kept as it was written');
  }
});

test('only the coach can write them, and only these pages exist', async () => {
  const { browser } = await aMember(t);
  await browser.get('/api/creator/legal').expect(403);
  await browser.put('/api/creator/legal/terms').send({ html: '<p>Mine</p>' }).expect(403);
  await t.browser().post('/api/creator/legal/terms/publish').send().expect(401);
  await t.browser().get('/api/legal/constructor').expect(404);
  await save('terms', 'x'.repeat(100_001)).expect(400);
});
