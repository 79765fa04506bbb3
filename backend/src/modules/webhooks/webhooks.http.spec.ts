import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import {
  aReceiver,
  aWebhook,
  DELIVERIES,
  isSignedWith,
  type NewWebhook,
  type Receiver,
  WEBHOOKS,
} from '../../../test/builders/webhooks.js';
import { hours, minutes } from '../../kernel/clock.js';
import type { WebhookEndpointResponse } from './webhooks.dto.js';

let t: TestApp;
let coach: Person;
let receiver: Receiver;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.query('delete from rate_limits');
  await t.database.query('delete from webhooks');
  coach = await aCreator(t);
  receiver = await aReceiver(t);
});
afterEach(() => receiver.close());

const TERMS = {
  name: 'Books',
  url: 'https://hooks.example.com/sanctum',
  events: ['order.paid', 'booking.created'],
  isActive: true,
};
const one = async ({ id }: NewWebhook) =>
  (await coach.browser.get(`${WEBHOOKS}/${id}`).expect(200)).body as WebhookEndpointResponse;
const sendTest = ({ id }: NewWebhook) => coach.browser.post(`${WEBHOOKS}/${id}/test`).send({});
const put = ({ id }: NewWebhook, body: object) => coach.browser.put(`${WEBHOOKS}/${id}`).send(body);

describe('the coach’s webhook', () => {
  test('is created with a secret of 32 bytes, which no other response contains', async () => {
    const created = await aWebhook(coach, TERMS.events);
    expect(created.secret).toMatch(/^whsec_/);
    expect(Buffer.from(created.secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
    const read = await one(created);
    expect(read).toMatchObject({ ...TERMS, offReason: null, failingSince: null, version: 1 });
    expect(JSON.stringify(read)).not.toContain('whsec_');
    const stored = await t.database.query('select w::text as row from webhooks w');
    expect(JSON.stringify(stored)).not.toContain(created.secret.slice('whsec_'.length));
  });

  test('is listed, sorted and filtered in the simple-rest dialect', async () => {
    await aWebhook(coach, ['order.paid'], { name: 'Books' });
    await aWebhook(coach, ['member.joined'], { name: 'Newsletter', isActive: false });
    const { body, headers } = await coach.browser
      .get(WEBHOOKS)
      .query({ sort: '["name","DESC"]', range: '[0,9]' })
      .expect(200);
    expect((body as { name: string }[]).map(({ name }) => name)).toEqual(['Newsletter', 'Books']);
    expect(headers['content-range']).toBe('webhooks 0-1/2');
    const active = await coach.browser
      .get(WEBHOOKS)
      .query({ filter: '{"isActive":true,"q":"boo"}' })
      .expect(200);
    expect(active.body).toHaveLength(1);
  });

  test('is changed by sending the record back, and no newer edit is overwritten', async () => {
    const created = await aWebhook(coach, TERMS.events);
    const { body } = await put(created, { ...(await one(created)), name: 'Ledger' }).expect(200);
    expect(body).toMatchObject({ name: 'Ledger', version: 2 });
    const stale = await put(created, TERMS).set('if-match', '1').expect(412);
    expect(stale.body.code).toBe('stale_edit');
  });

  test('is deleted with its log', async () => {
    const created = await aWebhook(coach, TERMS.events);
    await sendTest(created).expect(201);
    await coach.browser.delete(`${WEBHOOKS}/${created.id}`).expect(200, { id: created.id });
    await coach.browser.get(`${WEBHOOKS}/${created.id}`).expect(404);
    expect((await coach.browser.get(DELIVERIES).expect(200)).body).toEqual([]);
    await t.runJobs();
    expect(receiver.received).toEqual([]);
  });

  test.each([
    'http://hooks.example.com/',
    'https://hooks.example.com:8443/',
    'https://me:secret@hooks.example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.0.0.5/',
    'https://169.254.169.254/latest/meta-data/',
    'ftp://hooks.example.com/',
    'hooks.example.com',
  ])('refuses the address %s', async (url) => {
    const { body } = await coach.browser
      .post(WEBHOOKS)
      .send({ ...TERMS, url })
      .expect(400);
    expect(body.fields).toHaveProperty('url');
  });

  test.each([[[]], [['order.paid', 'order.paid']], [['order.unknown']], [['webhook.test']]])(
    'refuses the events %j',
    async (events) => {
      await coach.browser
        .post(WEBHOOKS)
        .send({ ...TERMS, events })
        .expect(400);
    },
  );

  test('is one of twenty at most', async () => {
    for (let made = 0; made < 20; made += 1) await aWebhook(coach, TERMS.events);
    const { body } = await coach.browser.post(WEBHOOKS).send(TERMS).expect(409);
    expect(body.code).toBe('full');
  });

  test('is only for the coach, after a recent password check', async () => {
    const created = await aWebhook(coach, TERMS.events);
    const member = await aMember(t);
    for (const browser of [member.browser, t.browser()]) {
      const refused = browser === member.browser ? 403 : 401;
      await browser.get(WEBHOOKS).expect(refused);
      await browser.get(DELIVERIES).expect(refused);
      await browser.post(WEBHOOKS).send(TERMS).expect(refused);
      await browser.post(`${WEBHOOKS}/${created.id}/replace-secret`).send({}).expect(refused);
    }
    t.clock.advance(minutes(9));
    await coach.browser.post('/api/auth/refresh').expect(200);
    t.clock.advance(minutes(2));
    for (const late of [
      coach.browser.post(WEBHOOKS).send(TERMS),
      put(created, TERMS),
      coach.browser.post(`${WEBHOOKS}/${created.id}/replace-secret`).send({}),
    ])
      expect((await late.expect(403)).body.code).toBe('fresh_sign_in_required');
  });

  test('is in the audit log', async () => {
    const created = await aWebhook(coach, TERMS.events);
    await put(created, { ...TERMS, events: ['order.paid'], isActive: false }).expect(200);
    await coach.browser.post(`${WEBHOOKS}/${created.id}/replace-secret`).send({}).expect(200);
    await coach.browser.delete(`${WEBHOOKS}/${created.id}`).expect(200);
    const { body } = await coach.browser
      .get('/api/creator/audit-entries')
      .query({ filter: JSON.stringify({ subjectId: created.id }), sort: '["id","ASC"]' })
      .expect(200);
    expect(body).toMatchObject([
      { action: 'webhook.created' },
      { action: 'webhook.updated', fields: ['events', 'isActive'] },
      { action: 'webhook.secret_replaced' },
      { action: 'webhook.deleted' },
    ]);
  });
});

describe('a test', () => {
  test('arrives signed as Standard Webhooks requires, and its delivery shows request and answer', async () => {
    const created = await aWebhook(coach, ['order.paid']);
    const { body: queued } = await sendTest(created).expect(201);
    expect(queued).toMatchObject({ event: 'webhook.test', state: 'pending', tryCount: 0 });
    await t.runJobs();
    const [received] = receiver.received;
    const now = t.clock.now();
    expect(received).toMatchObject({
      id: queued.id,
      path: '/sanctum',
      json: { type: 'webhook.test', timestamp: now.toISOString(), data: { webhookId: created.id } },
    });
    expect(received!.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-timestamp': String(now.getTime() / 1000),
      'user-agent': 'Sanctum',
    });
    expect(await isSignedWith(created.secret, received!)).toBe(true);
    expect(await isSignedWith(created.secret, { ...received!, body: `${received!.body} ` })).toBe(false);
    const { body: shown } = await coach.browser.get(`${DELIVERIES}/${queued.id}`).expect(200);
    expect(shown).toMatchObject({
      state: 'delivered',
      tryCount: 1,
      lastStatus: 200,
      nextTryAt: null,
      body: received!.body,
      tries: [{ status: 200, problem: null, answer: 'ok' }],
    });
    expect(shown.tries[0].headers).toContainEqual({ name: 'webhook-id', value: queued.id });
    expect(JSON.stringify(shown)).not.toContain(created.secret);
    expect((await one(created)).lastDeliveredAt).toBe(now.toISOString());
  });

  test('of an inactive webhook is refused', async () => {
    const created = await aWebhook(coach, ['order.paid'], { isActive: false });
    expect((await sendTest(created).expect(409)).body.code).toBe('webhook_off');
  });
});

describe('a new secret', () => {
  test('signs together with the old one for a day, then alone', async () => {
    const created = await aWebhook(coach, ['order.paid']);
    const { body: renewed } = await coach.browser
      .post(`${WEBHOOKS}/${created.id}/replace-secret`)
      .send({})
      .expect(200);
    expect(renewed.secret).not.toBe(created.secret);
    await sendTest(created).expect(201);
    await t.runJobs();
    const [both] = receiver.received;
    expect(await isSignedWith(created.secret, both!)).toBe(true);
    expect(await isSignedWith(renewed.secret, both!)).toBe(true);
    t.clock.advance(hours(24));
    coach = await aCreator(t);
    await sendTest(created).expect(201);
    await t.runJobs();
    const alone = receiver.received[1]!;
    expect(await isSignedWith(created.secret, alone)).toBe(false);
    expect(await isSignedWith(renewed.secret, alone)).toBe(true);
    expect((await one(created)).oldSecretUntil).toBeNull();
  });
});
