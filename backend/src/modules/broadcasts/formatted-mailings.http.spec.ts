import { startTestApp, type TestApp } from '../../../test/app.js';
import {
  aBroadcast,
  aMailing,
  aReader,
  aRunningSequence,
  aSegment,
  aSequence,
  sendMailings,
} from '../../../test/builders/broadcasts.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { anAsset } from '../../../test/builders/media.js';
import { aCreator, type Person } from '../../../test/builders/people.js';
import { MailFolder } from '../../stand-ins/mail-viewer/index.js';

let t: TestApp;
let coach: Person;
/** Mailings here go only to owners of this product, so that no test writes to another's people. */
let product: string;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.query('delete from rate_limits');
  product = (await aProduct(t)).id;
  coach = await aCreator(t);
});

const written = (html: string) => ({
  text: undefined,
  html,
  segment: aSegment({ kind: 'owners', productId: product }),
});
const preview = (html: string) =>
  coach.browser
    .post('/api/creator/mailings/preview')
    .send({ subject: 'A quiet week', purpose: 'marketing', html });

/** Sends a broadcast with this HTML to a new owner of the product, and returns the email. */
async function sent(html: string, name = 'Rosa Lind', language?: string) {
  const rosa = await aReader(t, { name });
  await enroll(t, rosa.id, [product]);
  if (language)
    await t.database.query('update accounts set language = $2 where id = $1', [rosa.id, language]);
  const { id } = await aBroadcast(coach, written(html));
  await coach.browser.post(`/api/creator/broadcasts/${id}/send`).send({ sendAt: null }).expect(200);
  await sendMailings(t);
  await t.runJobs();
  const mail = (await t.app.get(MailFolder).list()).find(({ to }) => to === rosa.email)!;
  return { id, mail };
}

test('formats, buttons and names arrive as HTML and as text, and clicks on a button are counted', async () => {
  const { id, mail } = await sent(
    '<h2>Spring</h2><p>Dear <strong>{{firstName}}</strong></p><div data-button=""><a href="/library">To the library</a></div>',
    'Ro & Sa',
  );
  expect(mail.html).toContain('<strong>Ro</strong>');
  const [link = ''] = /\/api\/mailing-links\/[\w-]+/.exec(mail.html ?? '') ?? [];
  expect(mail.text).toContain(`Spring\n\nDear Ro\n\nTo the library (`);
  expect(mail.text).toContain(link);
  const { headers } = await t.browser().get(link).expect(302);
  expect(headers['location']).toMatch(/\/library$/);
  const { body } = await coach.browser.get(`/api/creator/broadcasts/${id}`).expect(200);
  expect(body.progress).toMatchObject({ clicked: 1, links: [{ label: 'To the library', clicks: 1 }] });
});

test('a product has its current price and the title in the reader’s language', async () => {
  const offered = await aProduct(t, { title: 'Quiet Evenings', priceCents: 4900 });
  await t.database.query(
    `update products set translations = '{"es": {"title": "Noches tranquilas"}}' where id = $1`,
    [offered.id],
  );
  const html = `<p>New:</p><div data-product="${offered.id}"></div>`;
  const english = await sent(html);
  expect(english.mail.html).toContain('Quiet Evenings');
  expect(english.mail.text).toContain(`Quiet Evenings, $49.00: `);
  await t.database.query('update products set price_cents = 3900 where id = $1', [offered.id]);
  const spanish = await sent(html, 'Ana', 'es');
  expect(spanish.mail.html).toContain('Noches tranquilas');
  expect(spanish.mail.html).toContain('Ver detalles');
  expect(spanish.mail.text).toMatch(/Noches tranquilas, .*39/);
});

test('each reader gets the version in their language, and the report counts the links of both together', async () => {
  const link = '<div data-button=""><a href="/library">Library</a></div>';
  const es = {
    subject: 'Una semana tranquila',
    html: `<p>Querida {{firstName}}</p>${link.replace('Library', 'Biblioteca')}`,
  };
  const [rosa, ana] = [await aReader(t, { name: 'Rosa' }), await aReader(t, { name: 'Ana' })];
  for (const { id } of [rosa, ana]) await enroll(t, id, [product]);
  await t.database.query(`update accounts set language = 'es' where id = $1`, [ana.id]);
  const { id } = await aBroadcast(coach, {
    ...written(`<p>Dear {{firstName}}</p>${link}`),
    translations: { es },
  });
  const kept = await coach.browser
    .put(`/api/creator/broadcasts/${id}`)
    .send(aMailing(written(`<p>Dear</p>${link}`)));
  expect(kept.body.translations).toMatchObject({
    es: { subject: es.subject, text: expect.stringContaining('Querida') },
  });
  await coach.browser.post(`/api/creator/broadcasts/${id}/send`).send({ sendAt: null }).expect(200);
  await sendMailings(t);
  await t.runJobs();
  const mails = await t.app.get(MailFolder).list();
  const open = async ({ email }: Person) => {
    const mail = mails.find(({ to }) => to === email)!;
    await t
      .browser()
      .get(/\/api\/mailing-links\/[\w-]+/.exec(mail.text)![0])
      .expect(302);
    return [mail.subject, /Dear|Querida Ana/.exec(mail.text)?.[0]];
  };
  expect(await open(rosa)).toEqual(['A quiet week', 'Dear']);
  expect(await open(ana)).toEqual(['Una semana tranquila', 'Querida Ana']);
  const { body } = await coach.browser.get(`/api/creator/broadcasts/${id}`).expect(200);
  expect(body.progress).toMatchObject({ total: 2, clicked: 2, links: [{ label: 'Library', people: 2 }] });
});

test('a version in Spanish is whole or missing, and is previewed on its own', async () => {
  const half = { ...written('<p>Dear</p>'), translations: { es: { subject: 'Hola', html: '' } } };
  const refused = await coach.browser.post('/api/creator/broadcasts').send(aMailing(half)).expect(400);
  expect(Object.keys(refused.body.fields)).toEqual(['translations.es.text']);
  const empty = { ...half, translations: { es: { subject: '', html: null } } };
  const { body } = await coach.browser.post('/api/creator/broadcasts').send(aMailing(empty)).expect(201);
  expect(body.translations).toEqual({});
  const seen = await coach.browser
    .post('/api/creator/mailings/preview')
    .send({ subject: 'Hola', purpose: 'marketing', html: '<p>Querida</p>', language: 'es' })
    .expect(200);
  expect(seen.body.html.light).toContain('lang="es"');
});

test('a title in a Spanish version is in Spanish', async () => {
  const rosa = await aReader(t);
  await t.database.query(`update accounts set language = 'es' where id = $1`, [rosa.id]);
  await t.database.query(`update products set translations = '{"es": {"title": "Abedules"}}' where id = $1`, [
    product,
  ]);
  const step = { id: null, delayDays: 0, subject: 'About {{title}}', text: 'Hello' };
  await aRunningSequence(coach, {
    trigger: 'enrolled',
    productId: product,
    steps: [{ ...step, translations: { es: { subject: 'Sobre {{title}}', text: 'Hola' } } }],
  });
  t.clock.advance(1_000);
  await enroll(t, rosa.id, [product]);
  await sendMailings(t);
  await t.runJobs();
  const mails = await t.app.get(MailFolder).list();
  expect(mails.filter(({ to }) => to === rosa.email).map(({ subject }) => subject)).toContain(
    'Sobre Abedules',
  );
});

test('a product that is no longer for sale is left out', async () => {
  const gone = await aProduct(t, { title: 'Gone', status: 'draft' });
  const { mail } = await sent(`<p>Hello</p><div data-product="${gone.id}"></div>`);
  expect(mail.html).not.toContain('View details');
  expect(mail.text).not.toContain(gone.id);
});

test('a picture opens from the email without signing in, and no other file does', async () => {
  const { id: asset } = await anAsset(t, { kind: 'image', mimeType: 'image/webp' });
  const { id, mail } = await sent(`<img data-asset="${asset}" alt="A &quot;fern&quot;">`);
  expect(mail.text).toContain('A "fern"');
  const [path = ''] = /\/api\/media\/mailed-pictures\/[\w-]+/.exec(mail.html ?? '') ?? [];
  const { headers } = await t.browser().get(path).expect(200);
  expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin' });
  await t
    .browser()
    .get(`${path.slice(0, -2)}AA`)
    .expect(404);
  const { body } = await coach.browser.get(`/api/creator/media/${asset}`).expect(200);
  expect(body.usedIn).toMatchObject([{ place: 'broadcast', id, title: 'A quiet week' }]);
});

test('hostile HTML is removed, links only lead where links may, and foreign pictures stay out', async () => {
  const { body } = await preview(
    '<p onclick="x()">Hi<script>x()</script><img src="https://spy.example/p.gif"><a href="javascript:x()">a</a><a href="https://u:p@b.example">b</a></p>',
  ).expect(200);
  expect(body.html.light).not.toMatch(/script>|onclick|spy\.example|javascript:|b\.example/);
});

test('an unknown placeholder, an empty text and one that is too long are refused', async () => {
  for (const html of ['<p>{{nobody}}</p>', '<p> </p>', `<p>${'word '.repeat(2_100)}</p>`]) {
    const { body } = await preview(html).expect(400);
    expect(Object.keys(body.fields)).toEqual(['html']);
  }
});

test('a step of a sequence keeps its formats, and plain text stays plain', async () => {
  const steps = [
    { id: null, delayDays: 0, subject: 'One', html: '<p>A <em>word</em></p>' },
    { id: null, delayDays: 1, subject: 'Two', text: 'Plain' },
  ];
  const { body } = await coach.browser.post('/api/creator/sequences').send(aSequence({ steps })).expect(201);
  expect(body.steps).toMatchObject([
    { html: '<p>A <em>word</em></p>', text: 'A word' },
    { html: null, text: 'Plain' },
  ]);
});

test('a plain broadcast becomes a formatted one, and plain again', async () => {
  const { id } = await aBroadcast(coach);
  const put = (over: object) =>
    coach.browser.put(`/api/creator/broadcasts/${id}`).send(aMailing(over)).expect(200);
  expect((await put({ html: '<p>New</p>' })).body).toMatchObject({ html: '<p>New</p>', text: 'New' });
  expect((await put({ html: null, text: 'Old' })).body).toMatchObject({ html: null, text: 'Old' });
});
