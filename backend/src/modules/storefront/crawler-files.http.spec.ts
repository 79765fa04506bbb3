import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { aCreator } from '../../../test/builders/people.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

async function sitemap(): Promise<Map<string, string | undefined>> {
  const { text } = await t
    .browser()
    .get('/sitemap.xml')
    .expect(200)
    .expect('content-type', /application\/xml/);
  const entries = [...text.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]+))?/g)];
  for (const [, url] of entries) expect(url).toMatch(new RegExp(`^${t.url}/`));
  expect(text).toContain(
    `<url><loc>${t.url}/privacy?lang=es</loc><xhtml:link rel="alternate" hreflang="en" href="${t.url}/privacy"/>` +
      `<xhtml:link rel="alternate" hreflang="es" href="${t.url}/privacy?lang=es"/></url>`,
  );
  return new Map(entries.map(([, url = '', changed]) => [new URL(url).pathname, changed]));
}

test('the sitemap of a new site lists its own pages, without unknown times', async () => {
  expect([...(await sitemap())]).toEqual(
    ['/', '/courses', '/coaching', '/terms', '/privacy', '/imprint', '/refunds'].map((path) => [
      path,
      undefined,
    ]),
  );
});

test('the sitemap lists published pages and products with their last change, and nothing else', async () => {
  const course = await aProduct(t, { type: 'course' });
  const guide = await aProduct(t, { type: 'digital_file' });
  const hidden = [
    await aProduct(t, { status: 'draft', publishedAt: null }),
    await aProduct(t, { status: 'archived' }),
  ];
  const coach = await aCreator(t);
  await coach.browser.post('/api/creator/site/publish').send().expect(200);
  await coach.browser.put('/api/creator/legal/terms').send({ html: '<p>Ours</p>' }).expect(200);
  await coach.browser.post('/api/creator/legal/terms/publish').send().expect(200);
  const listed = await sitemap();
  const now = t.clock.now().toISOString();
  expect(listed.get('/terms')).toBe(now);
  expect(listed.get('/privacy')).toBeUndefined();
  expect(listed.get(`/course/${course.id}`)).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(listed.get('/courses')).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(listed.has(`/product/${guide.id}`)).toBe(true);
  for (const { id } of hidden) expect([...listed.keys()].join()).not.toContain(id);
});

test('robots.txt names private pages and the sitemap', async () => {
  const { text } = await t
    .browser()
    .get('/robots.txt')
    .expect(200)
    .expect('content-type', /text\/plain/);
  const lines = text.split('\n');
  expect(lines).toContain(`Sitemap: ${t.url}/sitemap.xml`);
  for (const path of ['/api/', '/my-sanctum', '/cart', '/checkout', '/creator'])
    expect(lines).toContain(`Disallow: ${path}`);
  for (const path of ['/', '/courses', '/coaching', '/course/', '/product/', '/certificates/', '/terms'])
    expect(lines).not.toContain(`Disallow: ${path}`);
});
