// The payment sandbox as a separate process with its own database: Stripe, for the product.
import Fastify from 'fastify';
import pg from 'pg';
import { WEBHOOK_EVENTS } from '../../../backend/dist/compiled/platform/stripe/stripe-client.js';
import { mountPaymentSandbox } from '../../../backend/dist/compiled/stand-ins/payment-sandbox/index.js';

const {
  HOST = '127.0.0.1',
  PORT,
  DATABASE_URL,
  SECRET_KEY,
  PUBLISHABLE_KEY,
  WEBHOOK_SECRET,
  WEBHOOK_URL,
  PUBLIC_URL,
} = process.env;

const server = Fastify({ logger: { level: 'warn' } });
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
pool.on('error', (error) => server.log.error(error));
const deliveries = mountPaymentSandbox(server, {
  pool,
  secretKey: SECRET_KEY,
  publishableKey: PUBLISHABLE_KEY,
  webhookSecret: WEBHOOK_SECRET,
  webhookUrl: WEBHOOK_URL,
  publicUrl: PUBLIC_URL,
  now: () => new Date(),
});
// data the doctor checks, besides the payments themselves
server.get('/v1/account', () => ({ id: 'acct_sandbox', object: 'account', charges_enabled: true }));
server.get('/v1/webhook_endpoints', () => ({
  object: 'list',
  has_more: false,
  data: [
    {
      id: 'we_sandbox',
      object: 'webhook_endpoint',
      url: WEBHOOK_URL,
      status: 'enabled',
      enabled_events: WEBHOOK_EVENTS,
    },
  ],
}));
await server.listen({ port: Number(PORT), host: HOST });
deliveries.start();
