import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import ICAL from 'ical.js';
import { startTestApp, type TestApp } from '../app.js';
import { aProduct } from '../builders/catalog.js';
import { aBookedCall, openTheCalendar } from '../builders/coaching.js';
import { aHost, aNeighbour } from '../builders/community.js';
import { anEvent } from '../builders/events.js';
import { deepTest } from '../deep-test.js';
import { demoFile } from '../builders/files.js';
import { aCreator, type Person } from '../builders/people.js';
import { aSale } from '../builders/sales.js';
import { days, later, minutes, seconds } from '../../src/kernel/clock.js';
import { aToken, runExample, runUntilDone } from './programs.js';

let t: TestApp;
let folder: string;
const file = (name: string) => path.join(folder, name);
/** Returns the current time of day, this many days later. */
const inDays = (n: number) => later(t.clock.now(), days(n)).toISOString().slice(0, 16);

beforeAll(async () => {
  t = await startTestApp();
  // Programs request the calendar from today on.
  t.clock.advance(Date.now() - t.clock.now().getTime());
});
afterAll(() => t.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'sanctum-example-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('docs/examples/export-orders.mjs', () => {
  let coach: Person;
  let productId: string;
  beforeAll(async () => {
    coach = await aCreator(t);
    productId = (await aProduct(t)).id;
  });
  beforeEach(() => t.database.query('truncate orders cascade'));

  /** Creates orders paid one second after another. */
  const sell = async (count: number, from = t.clock.now()) => {
    for (let n = 0; n < count; n += 1)
      await aSale(t, later(from, seconds(n)).toISOString(), [{ productId, cents: 100 }]);
  };
  const exported = async () =>
    (await readFile(file('orders.jsonl'), 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { number: string }).number);
  const stored = async () =>
    (await t.database.query<{ number: string }>('select number from orders order by received_at, id')).map(
      ({ number }) => number,
    );
  const run = async () => ({
    url: t.url,
    token: await aToken(coach, 'orders:read'),
    args: [file('orders.jsonl')],
  });

  test('writes each order once, and only the new ones the next night', async () => {
    const how = await run();
    await sell(3);
    expect(await runExample('export-orders.mjs', how)).toMatchObject({
      code: 0,
      printed: [`3 new orders in ${file('orders.jsonl')}`],
    });
    await sell(2, later(t.clock.now(), minutes(5)));
    expect((await runExample('export-orders.mjs', how)).printed).toEqual([expect.stringMatching(/^2 new/)]);
    expect((await runExample('export-orders.mjs', how)).printed).toEqual([expect.stringMatching(/^0 new/)]);
    expect(await exported()).toEqual(await stored());
  });

  deepTest('loses and repeats none when the connection breaks at any page', async () => {
    await sell(205);
    const { failures } = await runUntilDone(t, 'export-orders.mjs', await run());
    expect(failures).toBe(3);
    expect(await exported()).toEqual(await stored());
  });

  test('rewrites the lines that a crash left without a state', async () => {
    const how = await run();
    await sell(2);
    await runExample('export-orders.mjs', how);
    await appendFile(how.args[0]!, '{"id":"half a li');
    await sell(1, later(t.clock.now(), minutes(5)));
    await runExample('export-orders.mjs', how);
    expect(await exported()).toEqual(await stored());
  });

  test('finds an order that appears late, before the newest one', async () => {
    const how = await run();
    await sell(1);
    await runExample('export-orders.mjs', how);
    await sell(1, later(t.clock.now(), -minutes(30)));
    await runExample('export-orders.mjs', how);
    expect((await exported()).toSorted()).toEqual((await stored()).toSorted());
  });

  test('requires the scope orders:read, and says so', async () => {
    const token = await aToken(coach, 'products:read');
    expect(await runExample('export-orders.mjs', { ...(await run()), token })).toMatchObject({
      code: 1,
      error: expect.stringContaining('scope_required'),
    });
  });
});

describe('docs/examples/course-from-markdown.mjs', () => {
  const COURSE = {
    '1-gate.md': `# The gate

## Arriving

Take *your* time & **breathe**.

- Sit down
- Look <up>

![The gate in bloom](bloom-gate.mp4)

## Staying

A minute is enough.
`,
    '2-garden.md': `# The garden

## Sowing

![The gate in bloom](bloom-gate.mp4)
`,
  };
  const OUTLINE = [
    [
      'The gate: Arriving',
      'text <p>Take *your* time &amp; <strong>breathe</strong>.</p>',
      'text <ul><li>Sit down</li>\n<li>Look &lt;up&gt;</li></ul>',
      'video The gate in bloom',
    ],
    ['The gate: Staying', 'text <p>A minute is enough.</p>'],
    ['The garden: Sowing', 'video The gate in bloom'],
  ];

  interface Outline {
    modules: { id: string; title: string }[];
    lessons: { id: string; title: string; moduleId: string }[];
  }
  interface LessonPage {
    widgets: { type: string; settings: { content?: string; title?: string } }[];
  }
  interface Product {
    id: string;
    title: string;
    status: string;
    price: string;
  }

  const read = async <Answer>({ browser }: Person, address: string) =>
    (await browser.get(address).expect(200)).body as Answer;

  async function outlineOf(coach: Person, courseId: string): Promise<string[][]> {
    const outline = await read<Outline>(coach, `/api/creator/courses/${courseId}/structure`);
    const lessons = outline.modules.flatMap((module) =>
      outline.lessons
        .filter(({ moduleId }) => moduleId === module.id)
        .map(({ id, title }) => ({ id, name: `${module.title}: ${title}` })),
    );
    return Promise.all(
      lessons.map(async ({ id, name }) => {
        const { pages } = await read<{ pages: LessonPage[] }>(coach, `/api/learning/lessons/${id}`);
        const widgets = pages.flatMap((page) => page.widgets);
        return [name, ...widgets.map(({ type, settings: s }) => `${type} ${s.content ?? s.title}`)];
      }),
    );
  }

  async function aFolder(): Promise<{ coach: Person; how: { url: string; token: string; args: string[] } }> {
    const coach = await aCreator(t);
    await Promise.all(Object.entries(COURSE).map(([name, text]) => writeFile(file(name), text)));
    await writeFile(file('bloom-gate.mp4'), demoFile('video/bloom-gate.mp4'));
    await writeFile(file('cover.webp'), demoFile('thumbnail/first-seeds.webp'));
    const token = await aToken(coach, 'products:read', 'products:write');
    return {
      coach,
      how: { url: t.url, token, args: [folder, `The Gate in ${path.basename(folder)}`, '49.00'] },
    };
  }

  /** Checks that the course is in the shop once, with its price, its outline and one copy of its video. */
  async function expectOneCourse(coach: Person, title: string): Promise<void> {
    const products = (await read<Product[]>(coach, '/api/creator/products')).filter(
      (product) => product.title === title,
    );
    expect(products).toEqual([expect.objectContaining({ status: 'published', price: '49.00' })]);
    expect(await outlineOf(coach, products[0]!.id)).toEqual(OUTLINE);
    const videos = await read<unknown[]>(coach, '/api/creator/media?filter={"fileType":"video"}');
    expect(videos).toHaveLength(1);
  }

  beforeEach(() => t.database.query('truncate media_assets cascade'));

  test('creates, prices and publishes the course, and a second run changes nothing', async () => {
    const { coach, how } = await aFolder();
    for (let runs = 0; runs < 2; runs += 1)
      expect(await runExample('course-from-markdown.mjs', how)).toMatchObject({
        code: 0,
        printed: [expect.stringMatching(/^Published: http:.*\/products\/[\w-]{36}$/)],
      });
    await expectOneCourse(coach, how.args[1]!);
  });

  deepTest('makes one course, whatever call the connection breaks at', async () => {
    const { coach, how } = await aFolder();
    const { failures } = await runUntilDone(t, 'course-from-markdown.mjs', how);
    expect(failures).toBeGreaterThan(15);
    await expectOneCourse(coach, how.args[1]!);
  });
});

describe('docs/examples/answer-questions.mjs', () => {
  test('answers each unanswered question once, and knows the upcoming sessions and events', async () => {
    const coach = await aHost(t);
    const rosa = await aNeighbour(t);
    const mia = await aNeighbour(t);
    const ask = async (text: string) =>
      (await rosa.browser.post('/api/community/questions').send({ text, tag: null }).expect(201)).body as {
        id: string;
      };
    const commentsOn = async (id: string) =>
      (await rosa.browser.get(`/api/community/posts/${id}/comments`).expect(200)).body.items as {
        text: string;
        author: { isCoach: boolean };
      }[];
    const answered = await ask('Which book do you read aloud?');
    await mia.browser
      .post(`/api/community/posts/${answered.id}/comments`)
      .send({ text: 'The one about the bear.', parentId: null })
      .expect(201);
    const open = await ask('How do you begin the day?');
    const { startsAt } = await aBookedCall(t, await openTheCalendar(t, {}, coach));
    await anEvent(coach, { title: 'Reading aloud together', localStart: inDays(1) });

    const token = await aToken(coach, 'community:read', 'community:write', 'coaching:read');
    const first = await runExample('answer-questions.mjs', { url: t.url, token });
    expect(first).toMatchObject({ code: 0, error: '' });
    expect(first.printed).toEqual([
      expect.stringMatching(new RegExp(`^session: ${startsAt} .* \\(confirmed\\)$`)),
      'answered: How do you begin the day?',
    ]);
    const second = await runExample('answer-questions.mjs', { url: t.url, token });
    expect(second.printed).toEqual([expect.stringMatching(/^session: /)]);

    expect(await commentsOn(open.id)).toEqual([
      expect.objectContaining({
        text: expect.stringContaining('Bring it to “Reading aloud together” on '),
        author: expect.objectContaining({ isCoach: true }),
      }),
    ]);
    expect(await commentsOn(answered.id)).toHaveLength(1);
  });
});

describe('docs/examples/sync-calendar.mjs', () => {
  test('writes sessions and events with stable ids', async () => {
    const coach = await aHost(t);
    const call = await aBookedCall(t, await openTheCalendar(t, {}, coach));
    const title = `Reading, singing; and ${'laughing '.repeat(8)}together`;
    const event = await anEvent(coach, { title, localStart: inDays(2) });

    const token = await aToken(coach, 'coaching:read');
    const how = { url: t.url, token, args: [file('coaching.ics')] };
    const read = async () => {
      expect(await runExample('sync-calendar.mjs', how)).toMatchObject({ code: 0 });
      const text = await readFile(file('coaching.ics'), 'utf8');
      expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
      return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    };
    const entries = await read();
    expect(entries.find(({ uid }) => uid === `${event.id}@127.0.0.1`)?.summary).toBe(`${title} (0 going)`);
    expect(entries.map(({ startDate }) => startDate.toJSDate().toISOString())).toContain(call.startsAt);
    expect((await read()).map(({ uid }) => uid)).toEqual(entries.map(({ uid }) => uid));
  });
});
