import { startTestApp, type TestApp } from '../../test/app.js';
import { freeTimes } from '../../test/builders/coaching.js';
import { deliverWebhooks } from '../../test/builders/orders.js';
import { PaymentSandbox } from '../stand-ins/payment-sandbox/index.js';
import { demoPast } from './content/demo-past.js';
import { demoId, demoProducts } from './content/index.js';
import { DEMO_PASSWORD, loadDemo } from './load-demo.js';

const silent = () => undefined;
const login = (t: TestApp, email: string) => {
  const browser = t.browser();
  return browser
    .post('/api/auth/login')
    .send({ email, password: DEMO_PASSWORD })
    .expect(200)
    .then(() => browser);
};

describe('the demo', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
    expect(await loadDemo(t.app, silent)).toBe(true);
  });
  afterAll(() => t.close());

  test('is planted once', async () => {
    expect(await loadDemo(t.app, silent)).toBe(false);
    const { body } = await t.browser().get('/api/products').expect(200);
    expect(body.total).toBe(15);
  });

  test('the member has written notes, one of them at a second of a video', async () => {
    const browser = await login(t, 'member@sanctum.test');
    const { body } = await browser.get('/api/me/lesson-notes').expect(200);
    expect(JSON.stringify(body)).toContain('Gustav');
    expect(JSON.stringify(body)).toContain('"atSeconds":12');
  });

  test('the member has leveled up, and no old congratulations remain to be shown', async () => {
    const browser = await login(t, 'member@sanctum.test');
    const { body } = await browser.get('/api/me/growth').expect(200);
    expect(body).toMatchObject({ points: 2800, level: 12, newLevel: null });
    const entries = await browser.get('/api/me/growth/entries').expect(200);
    expect(JSON.stringify(entries.body)).toContain('lesson_completed');
  });

  test('every product has a picture, a page and a way to get it', async () => {
    const { body } = await t.browser().get('/api/products?pageSize=48').expect(200);
    for (const card of body.items) {
      const picture = await t.browser().get(card.thumbnailUrl).expect(200);
      expect(picture.headers['content-type']).toBe('image/webp');
      const page = await t.browser().get(`/api/products/${card.id}`).expect(200);
      const { outline, files, type } = page.body;
      if (type === 'course') expect(outline.length).toBeGreaterThan(0);
      if (type === 'bundle') expect(page.body.parts.length).toBeGreaterThan(1);
      if (type === 'digital_file') expect(files.length).toBeGreaterThan(0);
    }
  });

  test('its member is half-way through a course and sees the purchases', async () => {
    const browser = await login(t, 'member@sanctum.test');
    const library = await browser.get('/api/me/library').expect(200);
    const halfway = library.body.items.find(({ title }: { title: string }) => title.startsWith('Rooted:'));
    expect(halfway.progressPercent).toBeGreaterThan(20);
    expect(halfway.progressPercent).toBeLessThan(80);
    const course = await browser.get(`/api/learning/courses/${halfway.productId}`).expect(200);
    expect(course.body.completedLessonCount).toBe(5);
    const progress = await browser.get(`/api/course-progress/${halfway.productId}`).expect(200);
    expect(progress.body.videoTimestamp).toBeGreaterThan(0);
    const orders = await browser.get('/api/me/orders').expect(200);
    expect(JSON.stringify(orders.body)).toContain('Rooted:');
  });

  test('its videos can be watched by their owners', async () => {
    const browser = await login(t, 'member@sanctum.test');
    const library = await browser.get('/api/me/library').expect(200);
    const course = library.body.items.find(({ title }: { title: string }) => title.startsWith('Rooted:'));
    const { body } = await browser.get(`/api/learning/courses/${course.productId}`).expect(200);
    const [lesson] = body.sections[0].modules[0].lessons;
    const { body: opened } = await browser.get(`/api/learning/lessons/${lesson.id}`).expect(200);
    const widgets = opened.pages.flatMap(({ widgets }: { widgets: { type: string }[] }) => widgets);
    const video = widgets.find(({ type }: { type: string }) => type === 'video');
    expect(video.settings).toMatchObject({
      captions: [{ language: 'en', url: expect.any(String) }],
      posterUrl: expect.any(String),
    });
    const url = new URL(video.settings.url);
    await t
      .browser()
      .get(url.pathname + url.search)
      .set('range', 'bytes=0-99')
      .expect(206);
  });

  test('its member sees their answers in the lessons, and the coach the shared ones', async () => {
    const member = await login(t, 'member@sanctum.test');
    const coach = await login(t, 'coach@sanctum.test');
    const answers = async (lessonKey: string) => {
      const id = demoId(`lesson/rooted-mother/${lessonKey}`);
      return (await member.get(`/api/learning/lessons/${id}/answers`).expect(200)).body;
    };
    expect((await answers('hallway')).scales[0].values.length).toBeGreaterThan(5);
    expect((await answers('three-breath-pause')).stopwatches).toHaveLength(1);
    expect((await answers('shoulders')).choices).toMatchObject([{ isCorrect: true }]);
    expect((await answers('inherited-voice')).journals).toMatchObject([{ sharedAt: null }]);
    expect((await answers('place-for-you')).journals).toMatchObject([
      { sharedAt: expect.any(String), reply: { text: expect.any(String) } },
    ]);
    const { body } = await coach.get('/api/creator/shared-journals').expect(200);
    expect(body.map(({ needsReply }: { needsReply: boolean }) => needsReply)).toEqual([true, false, false]);
  });

  test('a circle has a chat, and the coach’s notifications lead to an order and to a question that opens', async () => {
    const member = await login(t, 'member@sanctum.test');
    const coach = await login(t, 'coach@sanctum.test');
    const { body: inbox } = await member.get('/api/conversations').expect(200);
    const circle = inbox.items.find((item: { circle: object | null }) => item.circle !== null);
    const path = `/api/conversations/${circle.id}/messages`;
    const { body: chat } = await member.get(path).expect(200);
    expect(chat.items.length).toBeGreaterThan(5);
    expect(chat.items.flatMap(({ mentions }: { mentions: object[] }) => mentions)).toHaveLength(1);

    const { body: bell } = await coach.get('/api/me/notifications').expect(200);
    const told = new Map(bell.items.map((one: { kind: string; path: string }) => [one.kind, one.path]));
    for (const [kind, api] of [
      ['sale', '/api/creator/orders/'],
      ['question_unanswered', '/api/creator/contributions/'],
    ] as const) {
      const id = String(told.get(kind)).split('/').at(-2);
      await coach.get(`${api}${id}`).expect(200);
    }
    const { body: day } = await coach.get('/api/creator/day').expect(200);
    expect(day.unansweredQuestionCount).toBe(1);
  });

  test('its members write to each other, and one post is pending the coach’s approval', async () => {
    const member = await login(t, 'member@sanctum.test');
    const coach = await login(t, 'coach@sanctum.test');
    const { body: feed } = await member.get('/api/community/feed').expect(200);
    expect(feed.pinned).toHaveLength(1);
    expect(feed.items.length).toBeGreaterThan(5);
    const { body: me } = await member.get('/api/me/community').expect(200);
    for (const { id } of me.groups) {
      const { body } = await member.get(`/api/community/groups/${id}/feed`).expect(200);
      expect(body.items.length).toBeGreaterThan(0);
    }
    const { body: waiting } = await coach
      .get('/api/creator/contributions?filter={"isWaiting":true}')
      .expect(200);
    expect(waiting).toHaveLength(1);
  });

  test('its community has events: one of the member’s circle, one that repeats, and one that is full', async () => {
    const member = await login(t, 'member@sanctum.test');
    const { body } = await member.get('/api/community/events').expect(200);
    const events = body.items as { title: string; placesLeft: number | null; waiting: number }[];
    expect(events[0]).toMatchObject({ mine: 'coming', group: { name: expect.any(String) } });
    expect(events.filter(({ title }) => title === events[1]!.title).length).toBeGreaterThan(2);
    expect(events.find(({ placesLeft }) => placesLeft === 0)).toMatchObject({ mine: null, waiting: 2 });
  });

  test('its coach finds every kind of student, a disputed order and a module that was opened early', async () => {
    const coach = await login(t, 'coach@sanctum.test');
    const read = async (path: string) => (await coach.get(path).expect(200)).body;
    const students = (await read('/api/students')) as { status: string; lastSeenAt: string | null }[];
    const statuses = new Set(students.map(({ status }) => status));
    expect([...statuses].toSorted()).toEqual(['active', 'blocked', 'inactive', 'lead']);
    expect(await read('/api/creator/orders?filter={"status":"disputed"}')).toHaveLength(1);
    expect((await read('/api/creator/day')).quietStudentCount).toBeGreaterThan(0);
    const dana = demoId('person/dana');
    const course = demoProducts.find(({ key }) => key === 'in-bloom')!.id;
    const { sections } = await read(`/api/students/${dana}/courses/${course}`);
    const modules = (sections as { modules: { isOpenedEarly: boolean }[] }[]).flatMap((s) => s.modules);
    expect(modules.filter(({ isOpenedEarly }) => isOpenedEarly)).toHaveLength(1);
  });

  test('the disputed order can be answered and decided at the payment sandbox, where its page leads', async () => {
    await t.app.get(PaymentSandbox).remember(await demoPast(t.app));
    const coach = await login(t, 'coach@sanctum.test');
    const [disputed] = (await coach.get('/api/creator/orders?filter={"status":"disputed"}').expect(200)).body;
    const order = async () => (await coach.get(`/api/creator/orders/${disputed.id}`).expect(200)).body;
    const { payment } = await order();
    for (const action of ['answer', 'lose']) {
      const path = `/sandbox/payments/payments/${payment.id}/${action}`;
      const answer = await t.browser().post(path).set('origin', t.url);
      expect(answer.headers['location']).toContain(`notice=${action}`);
      await deliverWebhooks(t);
      await t.runJobs();
    }
    expect(await order()).toMatchObject({ status: 'refunded', disputes: [{ stage: 'lost' }] });
  });

  test('has a pending gift and a redeemed one, and money and access match', async () => {
    const buyer = await login(t, 'member@sanctum.test');
    const coach = await login(t, 'coach@sanctum.test');
    const [newest] = (await buyer.get('/api/me/orders').expect(200)).body.items;
    const { body: order } = await buyer.get(`/api/me/orders/${newest.id}`).expect(200);
    expect(order.lines).toMatchObject([{ gift: { state: 'open', recipientName: 'Ida' } }]);
    const { url } = (await buyer.post(`/api/me/gifts/${order.lines[0].gift.id}/create-link`).expect(200))
      .body;
    const page = await t
      .browser()
      .get(`/api/gifts/${url.split('/').at(-1)}`)
      .expect(200);
    expect(page.body).toMatchObject({ state: 'open', senderName: 'Elin Hart' });
    const colleen = await login(t, 'colleen.byrne@sanctum.test');
    const library = (await colleen.get('/api/me/library').expect(200)).body.items as { productId: string }[];
    expect(library.map(({ productId }) => productId)).toContain(demoId('product/family-rhythms'));
    await coach.post('/api/creator/money-checks/run').expect(202);
    await t.runJobs();
    const checks = (await coach.get('/api/creator/money-checks').expect(200)).body.items;
    expect(checks.map(({ orderCount }: { orderCount: number }) => orderCount)).toEqual([0, 0, 0, 0, 0]);
  });

  test('its receipts are numbered in the order of the payments, and the next sale continues the numbers', async () => {
    const facts = await t.database.one(
      `select count(*)::int as orders, max(receipt_serial) as last, (select last_receipt from business) as counted,
              bool_and(receipt_serial = place) as ordered
       from (select receipt_serial, row_number() over (order by received_at, id) as place
             from orders where received_at is not null) received`,
    );
    expect(facts).toMatchObject({ ordered: true, last: facts?.['orders'], counted: facts?.['orders'] });
  });

  test('its free discovery call can be booked', async () => {
    const body = (await t.browser().get('/api/coaching/offerings').expect(200)).body.items;
    expect(await freeTimes(t, body[0])).not.toEqual([]);
  });

  test('its coach signs in as the coach', async () => {
    const browser = await login(t, 'coach@sanctum.test');
    const { body } = await browser.get('/api/me').expect(200);
    expect(body.role).toBe('creator');
  });
});
