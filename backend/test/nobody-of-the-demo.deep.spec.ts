import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeHead } from '../src/platform/server/document-head.js';
import { MailFolder } from '../src/stand-ins/mail-viewer/index.js';
import type { SiteResponse } from '../src/modules/site/site.dto.js';
import { startTestApp, type TestApp } from './app.js';
import { aCourse } from './builders/courses.js';
import { aPaidOrder } from './builders/orders.js';
import { aCreator, aMember, aRegistration, type Person } from './builders/people.js';
import { crawl, targets } from './crawler/crawl.js';

// On a new site, whose coach is called Ada Stone, nothing may name the people of the demo. tools/check-demo-names.mjs
// checks the sources, and this test checks the output.

const root = path.join(__dirname, '../..');
const demo = readFileSync(path.join(root, 'backend/src/demo/content/people.ts'), 'utf8');
const named = (field: string) =>
  [...demo.matchAll(new RegExp(`${field}: '([^']+)'`, 'g'))].map(([, words]) => words!);
const [coachOfDemo = '', ...membersOfDemo] = named('name');
const NAMES = [...coachOfDemo.split(' '), ...membersOfDemo, '@sanctum.test'];

const namesIn = (text: string): string[] =>
  NAMES.filter((name) => new RegExp(`(?<!\\p{L})${name.replaceAll('.', '\\.')}(?!\\p{L})`, 'u').test(text));

let t: TestApp;
let coach: Person;
let member: Person;
let ids: string[];
beforeAll(async () => {
  t = await startTestApp({ MAIL_FROM: 'Ada <ada@example.org>' });
  coach = await aCreator(t, { name: 'Ada Stone', email: 'ada@example.org' });
  member = await aMember(t, { name: 'Ida Berg', email: 'ida@example.org' });
  const course = await aCourse(t, { title: 'Moss', sections: [[{ lessons: [{}] }]] });
  await t.database.query(`update products set creator = 'Ada Stone'`);
  const order = await aPaidOrder(t, member, course.id);
  await member.browser.post(`/api/learning/lessons/${course.lessons[0]!.id}/complete`).expect(200);
  const { body } = await member.browser
    .post(`/api/learning/courses/${course.id}/issue-certificate`)
    .expect(200);
  ids = [course.id, order, (body as { code: string }).code, 'terms', 'privacy', 'imprint', 'refunds'];
});
afterAll(() => t.close());

test('the names of the demo are known, and would be found', () => {
  expect(NAMES.length).toBeGreaterThan(10);
  for (const name of NAMES) expect(namesIn(`With ${name}, today`)).toContain(name);
});

test.each(['visitor', 'member', 'coach'])('no API response to a %s names anyone of the demo', async (as) => {
  const person = { visitor: undefined, member, coach }[as];
  const pages = await crawl(t, targets(ids), person?.accessToken);
  const read = pages.filter(({ status }) => status === 200);
  expect(read.length).toBeGreaterThan(as === 'visitor' ? 10 : 20);
  expect(read.flatMap(({ url, text }) => namesIn(text).map((name) => ({ url, name })))).toEqual([]);
});

test('no document, title or social card names anyone of the demo', async () => {
  const site = (await t.browser().get('/api/site').expect(200)).body as SiteResponse;
  for (const app of ['member-app', 'creator-console']) {
    const built = readFileSync(path.join(root, app, 'index.html'), 'utf8');
    const document = writeHead(built, { site, publicUrl: t.url, pathname: '/' });
    expect(namesIn(document)).toEqual([]);
    expect(document).toContain('og:image');
  }
});

test('no email names anyone of the demo', async () => {
  await t.browser().post('/api/auth/forgot-password').send({ email: member.email }).expect(202);
  await t
    .browser()
    .post('/api/auth/register')
    .send(aRegistration({ name: 'Una', email: 'una@example.org' }))
    .expect(201);
  await t.runJobs();
  const mails = await t.app.get(MailFolder).list();
  expect(mails.length).toBeGreaterThan(3);
  expect(mails.flatMap((mail) => namesIn(JSON.stringify(mail)))).toEqual([]);
});
