import { setImmediate } from 'node:timers/promises';
import { fastify, type FastifyInstance } from 'fastify';
import pg from 'pg';
import { mountPaymentSandbox, type WebhookDeliveries } from '../src/stand-ins/payment-sandbox/index.js';
import { createStripeClient, readWebhook, type Stripe } from '../src/platform/stripe/stripe-client.js';
import { createTestDatabase } from './database.js';
import { FakeClock } from './fake-clock.js';

export const keys = {
  secretKey: 'sk_sandbox_test',
  publishableKey: 'pk_sandbox_test',
  webhookSecret: 'whsec_sandbox_test',
};

export interface ReceivedPost {
  body: string;
  signature: string;
  at: Date;
}

/** Response to a buyer's browser or to a person at the sandbox's page. */
export interface BrowserAnswer {
  status: number;
  body: Record<string, unknown>;
}

export interface TestSandbox {
  url: string;
  stripe: Stripe;
  clock: FakeClock;
  pool: pg.Pool;
  deliveries: WebhookDeliveries;
  /** All requests to the shop's webhook address. */
  received: ReceivedPost[];
  /** The types of the genuine events among them, oldest first. */
  receivedTypes(): string[];
  /** Sets the shop's response to webhooks from now on. */
  answerWebhooksWith(answer: number | 'silence'): void;
  /** Calls Stripe's API as Stripe.js does, with the publishable key. */
  fromBrowser(path: string, fields: Record<string, string>): Promise<BrowserAnswer>;
  /** Starts another process on the same database, which closes with the first. */
  another(): Promise<TestSandbox>;
  close(): Promise<void>;
}

/** Starts the sandbox with its own server and database, and the real SDK as its client. */
export async function startPaymentSandbox(): Promise<TestSandbox> {
  const database = await createTestDatabase();
  const clock = new FakeClock();
  const processes: TestSandbox[] = [];
  const start = async (): Promise<TestSandbox> => {
    const started = await startOn(database.url, clock, start);
    processes.push(started);
    return started;
  };
  return {
    ...(await start()),
    close: async () => {
      await Promise.all(processes.map((one) => one.close()));
      await database.drop();
    },
  };
}

async function startOn(
  databaseUrl: string,
  clock: FakeClock,
  another: () => Promise<TestSandbox>,
): Promise<TestSandbox> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  // The database is dropped while connections of the ended pool are still closing.
  pool.on('error', () => undefined);
  const shop = await startShop(clock);
  const server = fastify({ forceCloseConnections: true });
  const deliveries = mountPaymentSandbox(server, {
    ...keys,
    pool,
    webhookUrl: `${shop.url}/webhook`,
    publicUrl: 'http://sanctum.test',
    now: () => clock.now(),
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...shop,
    url,
    clock,
    pool,
    deliveries,
    stripe: createStripeClient({ secretKey: keys.secretKey, sandboxUrl: url }),
    receivedTypes: () => shop.received.map((one) => readPost(one).type),
    fromBrowser: (path, fields) => post(url + path, fields),
    another,
    close: async () => {
      await Promise.all([server.close(), shop.server.close()]);
      await pool.end();
    },
  };
}

/** Waits until a condition is true; if it never is, the test's own time limit ends the wait. */
export async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await setImmediate();
}

function readPost({ body, signature, at }: ReceivedPost): Stripe.Event {
  const event = readWebhook({ rawBody: body, signature, secret: keys.webhookSecret, receivedAt: at });
  if (!event) throw new Error('no event was delivered');
  return event;
}

interface Shop extends Pick<TestSandbox, 'received' | 'answerWebhooksWith'> {
  url: string;
  server: FastifyInstance;
}

async function startShop(clock: FakeClock): Promise<Shop> {
  const received: ReceivedPost[] = [];
  let answer: number | 'silence' = 200;
  const server = fastify({ forceCloseConnections: true });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  server.post('/webhook', (request, reply) => {
    received.push({
      body: String(request.body),
      signature: String(request.headers['stripe-signature']),
      at: clock.now(),
    });
    return answer === 'silence' ? reply.hijack() : reply.status(answer).send({ received: true });
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    server,
    received,
    answerWebhooksWith: (wanted) => {
      answer = wanted;
    },
  };
}

async function post(url: string, fields: Record<string, string>): Promise<BrowserAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.publishableKey}` },
    body: new URLSearchParams(fields),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
