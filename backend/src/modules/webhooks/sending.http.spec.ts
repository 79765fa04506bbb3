import type { ServerResponse } from 'node:http';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCreator, type Person } from '../../../test/builders/people.js';
import {
  aReceiver,
  aWebhook,
  DELIVERIES,
  isSignedWith,
  type NewWebhook,
  type Receiver,
  status,
  WEBHOOKS,
} from '../../../test/builders/webhooks.js';
import { days, hours, minutes, seconds } from '../../kernel/clock.js';
import { JobRunner } from '../../platform/jobs/job-runner.js';
import { OutsideNetwork } from '../../platform/outside/outside-network.js';
import { CatchingUpService } from '../notifications/index.js';
import { WebhooksService } from './webhooks.service.js';
import type { WebhookDeliveryDetailResponse } from './webhook-deliveries.dto.js';
import { RETRY_DELAYS } from './webhook-terms.js';
import type { WebhookEndpointResponse } from './webhooks.dto.js';

let t: TestApp;
let coach: Person;
let receiver: Receiver;
let webhook: NewWebhook;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.query('delete from rate_limits');
  await t.database.query('delete from webhooks');
  coach = await aCreator(t);
  receiver = await aReceiver(t);
  webhook = await aWebhook(coach, ['order.paid']);
});
afterEach(() => receiver.close());

/** Queues a delivery and returns its id. */
async function aDelivery(of: NewWebhook = webhook): Promise<string> {
  const { body } = await coach.browser.post(`${WEBHOOKS}/${of.id}/test`).send({}).expect(201);
  return (body as { id: string }).id;
}
/** The log and the webhook, whatever time has passed since the coach signed in. */
async function delivery(id: string): Promise<WebhookDeliveryDetailResponse> {
  const { browser } = await aCreator(t);
  return (await browser.get(`${DELIVERIES}/${id}`).expect(200)).body as WebhookDeliveryDetailResponse;
}
async function webhookNow(): Promise<WebhookEndpointResponse> {
  const { browser } = await aCreator(t);
  return (await browser.get(`${WEBHOOKS}/${webhook.id}`).expect(200)).body as WebhookEndpointResponse;
}
const after = async (milliseconds: number) => {
  t.clock.advance(milliseconds);
  await t.runJobs();
};
const patience = (milliseconds: number) => {
  Object.assign(t.app.get(OutsideNetwork, { strict: false }), { patience: milliseconds });
};

describe('a receiver that is down for an hour', () => {
  test('gets everything afterwards, each event with one id', async () => {
    receiver.answers(status(503));
    const ids = [await aDelivery(), await aDelivery()];
    await t.runJobs();
    for (let passed = 0; passed < 12; passed += 1) await after(minutes(5));
    expect(await delivery(ids[0]!)).toMatchObject({ state: 'pending', lastStatus: 503, tryCount: 4 });
    expect((await webhookNow()).failingSince).not.toBeNull();
    receiver.answers((response) => void response.end('ok'));
    await after(hours(3));
    for (const id of ids) expect(await delivery(id)).toMatchObject({ state: 'delivered', tryCount: 5 });
    expect(new Set(receiver.received.map(({ id }) => id))).toEqual(new Set(ids));
    expect(await webhookNow()).toMatchObject({ failingSince: null, isActive: true });
  });

  test('gets each try signed with its own time', async () => {
    receiver.answers(status(500));
    await aDelivery();
    await t.runJobs();
    await after(seconds(6));
    const [first, second] = receiver.received;
    expect(Number(second!.headers['webhook-timestamp'])).toBe(
      Number(first!.headers['webhook-timestamp']) + 6,
    );
    expect(await isSignedWith(webhook.secret, second!)).toBe(true);
    expect(second!.headers['webhook-signature']).not.toBe(first!.headers['webhook-signature']);
  });

  test('is tried ten times in three days, and no more', async () => {
    receiver.answers(status(500));
    const id = await aDelivery();
    await t.runJobs();
    for (const delay of RETRY_DELAYS) await after(delay * 1.2);
    await after(days(1));
    expect(await delivery(id)).toMatchObject({ state: 'failed', tryCount: 10, nextTryAt: null });
  });

  test('can ask for a later try', async () => {
    receiver.answers(status(429, { 'retry-after': '7200' }));
    const id = await aDelivery();
    await t.runJobs();
    expect((await delivery(id)).nextTryAt).toBe(new Date(t.clock.now().getTime() + hours(2)).toISOString());
    await after(minutes(119));
    expect(receiver.received).toHaveLength(1);
    await after(minutes(2));
    expect(receiver.received).toHaveLength(2);
  });

  test('is turned off after five days, which the webhook shows until it is turned on again', async () => {
    receiver.answers(status(500));
    await aDelivery();
    await t.runJobs();
    t.clock.advance(days(5));
    coach = await aCreator(t);
    const last = await aDelivery();
    await t.runJobs();
    const off = await webhookNow();
    expect(off).toMatchObject({ isActive: false, offReason: 'failing' });
    await t.runJobs();
    expect(
      await t.database.query(
        `select path, facts->>'title' as title from notifications where kind = 'webhook_off'`,
      ),
    ).toEqual([{ path: '/creator/settings/webhooks', title: off.name }]);
    await after(hours(1));
    expect(await delivery(last)).toMatchObject({ state: 'failed', nextTryAt: null });
    const { browser } = await aCreator(t);
    const { body } = await browser
      .put(`${WEBHOOKS}/${webhook.id}`)
      .send({ ...off, isActive: true })
      .expect(200);
    expect(body).toMatchObject({ isActive: true, offReason: null, failingSince: null });
  });
});

describe('a receiver that answers 410', () => {
  test('is no longer called', async () => {
    receiver.answers(status(410));
    const id = await aDelivery();
    const other = await aDelivery();
    await t.runJobs();
    expect(await webhookNow()).toMatchObject({ isActive: false, offReason: 'gone' });
    for (const each of [id, other]) expect(await delivery(each)).toMatchObject({ state: 'failed' });
    expect(receiver.received).toHaveLength(1);
    await coach.browser.post(`${DELIVERIES}/${id}/replay`).send({}).expect(409);
  });
});

describe('a slow receiver', () => {
  afterEach(() => patience(seconds(10)));

  test('times out, and is retried', async () => {
    patience(100);
    receiver.answers(() => undefined);
    const id = await aDelivery();
    await t.runJobs();
    expect(await delivery(id)).toMatchObject({
      state: 'pending',
      lastStatus: null,
      tries: [{ status: null, problem: 'too_slow', answer: null }],
    });
  });

  test('blocks only one worker: its other deliveries wait', async () => {
    let release: () => void = () => undefined;
    const hung = new Promise<void>((resolve) => {
      receiver.answers((response) => {
        release = () => void response.end('ok');
        resolve();
      });
    });
    const [first, second] = [await aDelivery(), await aDelivery()];
    const runner = t.app.get(JobRunner, { strict: false });
    const working = runner.runNext();
    await hung;
    await t.runJobs();
    expect(receiver.received.map(({ id }) => id)).toEqual([first]);
    release();
    await working;
    receiver.answers((response) => void response.end('ok'));
    await after(seconds(20));
    expect(receiver.received.map(({ id }) => id)).toEqual([first, second]);
  });
});

describe('a hostile receiver', () => {
  const endless = (response: ServerResponse): void => {
    const chunk = Buffer.alloc(16 * 1024, 'a');
    const more = (): void => {
      while (!response.destroyed && response.write(chunk));
      response.once('drain', more);
    };
    more();
  };

  test('with an endless body is cut off, and two kilobytes are stored', async () => {
    receiver.answers(endless);
    const id = await aDelivery();
    await t.runJobs();
    const { state, tries } = await delivery(id);
    expect(state).toBe('delivered');
    expect(tries[0]!.answer).toBe('a'.repeat(2048));
  });

  test('with bytes that are not text is recorded anyway', async () => {
    receiver.answers((response) => void response.end(Buffer.from([0x6f, 0, 0xff, 0x6b])));
    const id = await aDelivery();
    await t.runJobs();
    expect((await delivery(id)).tries[0]!.answer).toBe('o\uFFFD\uFFFDk');
  });

  test('with huge headers is not read', async () => {
    receiver.answers(status(200, { 'x-huge': 'a'.repeat(64 * 1024) }));
    const id = await aDelivery();
    await t.runJobs();
    expect(await delivery(id)).toMatchObject({ state: 'pending', tries: [{ problem: 'unreachable' }] });
  });

  test.each(['http://127.0.0.1/admin', 'https://10.0.0.5/', 'https://hooks.example.com/elsewhere'])(
    'that redirects to %s is not followed',
    async (location) => {
      receiver.answers(status(307, { location }));
      const id = await aDelivery();
      await t.runJobs();
      expect(receiver.received).toHaveLength(1);
      expect(await delivery(id)).toMatchObject({ state: 'pending', lastStatus: 307 });
    },
  );

  test.each([['10.0.0.5'], ['169.254.169.254'], ['::1'], ['127.0.0.1', '192.168.1.1']])(
    'with a name that now resolves to %s is sent nothing',
    async (...addresses) => {
      receiver.names['hooks.example.com'] = addresses;
      const id = await aDelivery();
      await t.runJobs();
      expect(receiver.received).toEqual([]);
      expect(await delivery(id)).toMatchObject({ state: 'pending', tries: [{ problem: 'not_allowed' }] });
    },
  );
});

describe('several workers', () => {
  test('send a delivery once', async () => {
    const other = await t.another();
    const others = await aReceiver(other);
    try {
      const id = await aDelivery();
      await coach.browser.post(`${DELIVERIES}/${id}/replay`).send({}).expect(200);
      await Promise.all([t.runJobs(), other.runJobs()]);
      await after(minutes(1));
      expect([...receiver.received, ...others.received].map((one) => one.id)).toEqual([id]);
    } finally {
      await others.close();
      await other.close();
    }
  });

  test('resend, with the same id, what a worker sent without recording it before it died', async () => {
    const id = await aDelivery();
    await t.database.query(
      `create function die() returns trigger language plpgsql as $$ begin raise 'killed'; end $$`,
    );
    await t.database.query(
      'create trigger die before insert on webhook_tries for each row execute function die()',
    );
    try {
      await t.app.get(JobRunner, { strict: false }).runNext();
    } finally {
      await t.database.query('drop function die cascade');
    }
    expect(receiver.received.map((one) => one.id)).toEqual([id]);
    expect(await delivery(id)).toMatchObject({ state: 'pending', tryCount: 0 });
    await after(seconds(30));
    expect(receiver.received).toHaveLength(1);
    await after(minutes(1));
    expect(receiver.received.map((one) => one.id)).toEqual([id, id]);
    expect(await delivery(id)).toMatchObject({ state: 'delivered', tryCount: 1 });
  });
});

describe('a restored installation', () => {
  test('sends nothing that was pending, until the coach sends it again', async () => {
    const id = await aDelivery();
    await t.app.get(CatchingUpService, { strict: false }).run('restored');
    expect(receiver.received).toEqual([]);
    expect(await delivery(id)).toMatchObject({ state: 'failed', tryCount: 0, nextTryAt: null });
    await after(days(1));
    expect(receiver.received).toEqual([]);
    const { browser } = await aCreator(t);
    await browser.post(`${DELIVERIES}/${id}/replay`).send({}).expect(200);
    await t.runJobs();
    expect(receiver.received.map((one) => one.id)).toEqual([id]);
  });
});

describe('the log', () => {
  test('filters by webhook, event and state', async () => {
    const failing = await aWebhook(coach, ['member.joined'], { name: 'Newsletter' });
    const delivered = await aDelivery();
    await t.runJobs();
    receiver.answers(status(500));
    const pending = await aDelivery(failing);
    await t.runJobs();
    const list = async (filter: object) => {
      const { body } = await coach.browser
        .get(DELIVERIES)
        .query({ filter: JSON.stringify(filter) })
        .expect(200);
      return (body as { id: string }[]).map(({ id }) => id);
    };
    expect(await list({})).toEqual([pending, delivered]);
    expect(await list({ state: 'delivered' })).toEqual([delivered]);
    expect(await list({ webhookId: failing.id })).toEqual([pending]);
    expect(await list({ event: 'webhook.test' })).toHaveLength(2);
    expect(await list({ event: 'order.paid' })).toEqual([]);
  });

  test('sends a delivery again by its id, with the tries of a new one', async () => {
    const id = await aDelivery();
    await t.runJobs();
    const { body } = await coach.browser.post(`${DELIVERIES}/${id}/replay`).send({}).expect(200);
    expect(body).toMatchObject({ state: 'pending', tryCount: 1 });
    receiver.answers(status(500));
    await t.runJobs();
    receiver.answers((response) => void response.end('ok'));
    await after(seconds(6));
    expect(receiver.received.map((one) => one.id)).toEqual([id, id, id]);
    expect(await delivery(id)).toMatchObject({ state: 'delivered', tryCount: 3 });
    await coach.browser.post(`${DELIVERIES}/${webhook.id}/replay`).send({}).expect(404);
  });

  test('goes back thirty days', async () => {
    const old = await aDelivery();
    await t.runJobs();
    t.clock.advance(days(20));
    coach = await aCreator(t);
    const recent = await aDelivery();
    await t.runJobs();
    t.clock.advance(days(11));
    await t.app.get(WebhooksService, { strict: false }).forgetOld();
    const rows = await t.database.query<{ id: string }>('select id from webhook_deliveries');
    expect(rows.map(({ id }) => id)).toEqual([recent]);
    expect(rows).not.toContainEqual({ id: old });
  });
});
