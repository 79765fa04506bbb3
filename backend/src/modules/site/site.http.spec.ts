import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { statementsOf } from '../../../test/scale/statements.js';
import { minutes } from '../../kernel/clock.js';
import { PublishedSiteService } from './published-site.service.js';
import type { SiteContent } from './content/site-content.js';
import type { SiteDraftResponse, SiteResponse } from './site.dto.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp({ MAIL_FROM: 'Ada <ada@example.org>' });
  coach = await aCreator(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.query('truncate site_draft, site_editions');
  t.app.get(PublishedSiteService).forget();
});

const site = async (app: TestApp = t) =>
  (await app.browser().get('/api/site').expect(200)).body as SiteResponse;
const draft = async () =>
  (await coach.browser.get('/api/creator/site').expect(200)).body as SiteDraftResponse;
const save = (content: object, version?: number) => {
  const request = coach.browser.put('/api/creator/site').send({ content });
  return version === undefined ? request : request.set('if-match', String(version));
};
const publish = () => coach.browser.post('/api/creator/site/publish').send();
const restore = (edition: number) => coach.browser.post('/api/creator/site/restore').send({ edition });

/** Saves the current draft with these changes. */
const written = async (change: (content: SiteContent) => void): Promise<SiteContent> => {
  const { content } = await draft();
  change(content);
  return content;
};
const publications = async (): Promise<number> => {
  const query = { filter: JSON.stringify({ action: 'site.published' }) };
  const { body } = await coach.browser.get('/api/creator/audit-entries').query(query).expect(200);
  return (body as unknown[]).length;
};
const named = (name: string) => written(({ coach: words }) => (words.name = name));

test('a new site names no one: replies to emails go to their sender', async () => {
  const { edition, coach: shown } = await site();
  expect({ edition, ...shown }).toEqual({
    edition: 0,
    name: 'Your coach',
    firstName: 'your coach',
    email: 'ada@example.org',
    credentials: [],
  });
});

test('only the coach sees a draft until it is published', async () => {
  await save(await named('Ada Stone')).expect(200);
  expect((await site()).coach.name).toBe('Your coach');
  const preview = await coach.browser.get('/api/creator/site/preview').expect(200);
  expect(preview.body.coach).toMatchObject({ name: 'Ada Stone', firstName: 'Ada' });

  const { body } = await publish().expect(200);
  expect(body).toMatchObject({ edition: 1, hasChanges: false });
  expect(await site()).toMatchObject({ edition: 1, coach: { name: 'Ada Stone', firstName: 'Ada' } });
});

test('publishing twice at once makes one edition, and the log says who published', async () => {
  const before = await publications();
  await save(await named('Ada')).expect(200);
  const answers = await Promise.all([publish(), publish(), publish()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const body = (await coach.browser.get('/api/creator/site/editions').expect(200)).body.items;
  expect(body).toEqual([{ number: 1, publishedAt: expect.any(String), publishedBy: coach.name }]);
  expect(await publications()).toBe(before + 1);
});

test('an earlier edition can become the draft, and so can the starting texts', async () => {
  for (const name of ['Ada', 'Berta']) {
    await save(await named(name)).expect(200);
    await publish().expect(200);
  }
  expect((await restore(1).expect(200)).body).toMatchObject({
    content: { coach: { name: 'Ada' } },
    hasChanges: true,
  });
  expect((await site()).coach.name).toBe('Berta');
  expect((await restore(0).expect(200)).body).toMatchObject({ content: { coach: { name: '' } } });
  await restore(3).expect(404);
});

test('two windows do not overwrite each other: the later one gets the current version', async () => {
  const { version } = await draft();
  await save(await named('Ada'), version).expect(200);
  const refusal = await save(await named('Berta'), version).expect(412);
  expect(refusal.body).toMatchObject({
    code: 'stale_edit',
    current: { version: version + 1, content: { coach: { name: 'Ada' } } },
  });
  expect((await draft()).content.coach.name).toBe('Ada');
  await coach.browser.post('/api/creator/site/publish').set('if-match', String(version)).send().expect(412);
});

test.each<[string, string, (content: SiteContent) => void]>([
  ['an empty name of the place', 'place.name', ({ place }) => (place.name = ' ')],
  ['a title without end', 'home.hero.title', ({ home }) => (home.hero.title = 'x'.repeat(161))],
  [
    'a link that runs',
    'socialLinks.0.url',
    (all) => all.socialLinks.push({ label: 'Me', url: 'javascript:alert(1)' }),
  ],
  ['a link that runs above every page', 'announcement.url', (all) => (all.announcement.url = 'javascript:x')],
  ['an address that is none', 'coach.email', (all) => (all.coach.email = 'ada')],
  ['a text that cannot be stored', 'place.tagline', ({ place }) => (place.tagline = 'a\u0000b')],
])('%s is refused by its name, and nothing is saved', async (_, field, change) => {
  const { body } = await save(await written(change)).expect(400);
  expect(body).toMatchObject({ code: 'invalid', fields: { [field]: expect.any(String) } });
  expect(await draft()).toMatchObject({ version: 0, hasChanges: false });
});

test('text that looks like code stays text', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  await save(await written(({ home }) => (home.hero.title = hostile))).expect(200);
  await publish().expect(200);
  expect((await site()).home.hero.title).toBe(hostile);
});

test('an announcement appears only between its two times', async () => {
  const now = t.clock.now().getTime();
  const at = (ms: number) => new Date(now + ms).toISOString();
  const announcement = {
    text: 'Circles begin',
    url: '/library',
    from: at(minutes(1)),
    until: at(minutes(2)),
  };
  await save(await written((content) => (content.announcement = announcement))).expect(200);
  await publish().expect(200);
  expect((await site()).announcement).toBeNull();
  t.clock.advance(minutes(1));
  expect((await site()).announcement).toEqual({ text: 'Circles begin', url: '/library' });
  t.clock.advance(minutes(1));
  expect((await site()).announcement).toBeNull();
});

test('the site needs no statement while nothing changes, and every process learns of a new edition', async () => {
  const other = await t.another();
  try {
    await site(other);
    expect(await statementsOf(other, () => site(other))).toEqual([]);
    await save(await named('Ada')).expect(200);
    await publish().expect(200);
    // PostgreSQL delivers the notice asynchronously.
    while ((await site(other)).edition === 0) await new Promise(setImmediate);
    expect((await site(other)).coach.name).toBe('Ada');
  } finally {
    await other.close();
  }
});

test('a process that cannot be notified of editions keeps none in memory', async () => {
  await site();
  await t.database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query ilike 'listen %site_published%'`,
  );
  const service = t.app.get(PublishedSiteService);
  // The connection has ended; its socket reports the loss.
  while (Reflect.get(service, 'kept') !== undefined) await new Promise(setImmediate);
  expect(await site()).toMatchObject({ edition: 0 });
});

test('only the coach can change the site', async () => {
  const { browser } = await aMember(t);
  for (const path of ['', '/preview', '/editions']) await browser.get(`/api/creator/site${path}`).expect(403);
  await browser.put('/api/creator/site').send({ content: {} }).expect(403);
  await browser.post('/api/creator/site/publish').send().expect(403);
  await t.browser().get('/api/creator/site').expect(401);
});

test('colors come from palettes; pages get them with the site, and other colors are refused', async () => {
  expect((await site()).stylesheet).toBe('');
  expect((await draft()).palettes.map(({ name }) => name)).toContain('plum');
  await save(await written((content) => (content.palette = 'plum'))).expect(200);
  await publish().expect(200);
  expect((await site()).stylesheet).toContain('--color-evergreen:#6b3f6e');
  const hostile = { ...(await draft()).content, palette: '</style><script>' };
  const { body } = await save(hostile).expect(400);
  expect(body.fields).toEqual({ palette: expect.any(String) });
});

test('the coach’s Calendly page is mentioned to everyone, and its URL only given to people who may open it', async () => {
  expect((await site()).hasCalendly).toBe(false);
  const other = await startTestApp({ CALENDLY_URL: 'https://calendly.com/ada' });
  const told = await site(other);
  expect(told.hasCalendly).toBe(true);
  expect(JSON.stringify(told)).not.toContain('calendly.com');
  await other.close();
});

test('the app is installed under the site’s name, with its icon', async () => {
  const { body } = await t.browser().get('/api/site/manifest').expect(200);
  const { place } = (await t.browser().get('/api/site').expect(200)).body;
  expect(body).toMatchObject({
    name: place.name,
    display: 'standalone',
    start_url: '/my-sanctum',
    scope: '/',
  });
  const icons = body.icons as { src: string; type: string; sizes: string; purpose: string }[];
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
  for (const { src, type } of icons) await t.browser().get(src).expect(200).expect('content-type', type);
});

test('the installed app uses the site’s palette', async () => {
  const colour = async () => (await t.browser().get('/api/site/manifest').expect(200)).body.theme_color;
  await save(await written((content) => (content.palette = 'lake'))).expect(200);
  await publish().expect(200);
  expect(await colour()).toBe('#2c5673');
});
