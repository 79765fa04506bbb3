// `npm run bench:renewals`: many subscriptions are paid in the same minute, while visitors look at the shop. Ends by itself.
import { fork } from 'node:child_process';
import { devNull } from 'node:os';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { build } from '../tools/lib/build.mjs';
import { say } from '../tools/lib/progress.mjs';
import { idOf } from './lib/ids.mjs';
import { load } from './lib/load.mjs';
import { freePort } from './lib/ports.mjs';
import { machine } from './lib/report.mjs';
import { writePart } from './lib/results.mjs';
import { sendEvent, startStripe } from './renewals/stripe.mjs';
import { PRODUCT, subscribe } from './renewals/subscribers.mjs';
import { scenarios } from './scenarios/index.mjs';

const { values: options } = parseArgs({
  options: {
    renewals: { type: 'string', default: '10000' },
    'no-write': { type: 'boolean', default: false },
  },
});
const RENEWALS = Number(options.renewals);
/** Seconds in which Stripe tells of all payments. */
const TOLD_WITHIN = 60;
/** Milliseconds that Stripe takes to answer. */
const LATENCY = 100;
const GOAL_SECONDS = 300;
/** Seconds after which renewals without an order count as lost. */
const LOST_AFTER = 1_800;
/** Requests of a busy evening. */
const VISITORS = { connections: 10, seconds: 10, rate: 50 };
const SIZE = { products: 100, students: RENEWALS, posts: 100 };

await build('backend');
const { withServers } = await import('./lib/bench-size.mjs');
const { WEBHOOK_SECRET } = await import('./lib/product.mjs');

const stripe = await startStripe({
  latency: LATENCY,
  subscriptionId: (n) => idOf('subscription', n),
  productId: PRODUCT,
});
const visit = async (url) =>
  load(
    url,
    scenarios.find(({ name }) => name === 'product list'),
    { ...VISITORS, size: SIZE },
  );

/** Tells of one payment after the other, evenly, several at once if the product is slow. */
async function tellAll(url) {
  const began = performance.now();
  const sent = [];
  for (let n = 1; n <= RENEWALS; n++) {
    await pause(Math.max(0, (n / RENEWALS) * TOLD_WITHIN * 1000 - (performance.now() - began)));
    sent.push(sendEvent(url, WEBHOOK_SECRET, stripe.event(n)));
  }
  await Promise.all(sent);
}

const BOOKED = `
  select count(*)::int as orders, count(distinct v.invoice_id)::int as invoices
  from orders o join order_versions v on v.order_id = o.id where o.subscription_id is not null`;

async function untilBooked(pool) {
  const began = performance.now();
  for (;;) {
    const { rows } = await pool.query(BOOKED);
    const seconds = (performance.now() - began) / 1000;
    say(`${rows[0].orders} of ${RENEWALS} payments are booked`);
    if (rows[0].orders >= RENEWALS || seconds > LOST_AFTER) return { ...rows[0], seconds };
    await pause(2_000);
  }
}

const mailPort = await freePort();
const mailServer = fork('bench/topology/parts/mail.mjs', {
  env: { PORT: String(mailPort), LIST_PORT: String(await freePort()), FILE: devNull },
});
const given = {
  prepare: (database) => subscribe(database, RENEWALS),
  imports: ['./bench/topology/parts/stripe-is-here.mjs'],
  env: { SANDBOX_PORT: String(stripe.port), SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
};
const { quiet, busy, booked, parked } = await withServers(SIZE, given, async ({ product, database }) => {
  const pool = new pg.Pool({ connectionString: database, max: 2 });
  try {
    await visit(product.url);
    const before = await visit(product.url);
    const booking = Promise.all([untilBooked(pool), tellAll(product.url)]);
    const over = new AbortController();
    void booking.finally(() => over.abort()).catch(() => undefined);
    const rounds = [];
    while (!over.signal.aborted) rounds.push(await visit(product.url));
    const [result] = await booking;
    const { rows } = await pool.query('select count(*)::int as parked from jobs where parked_at is not null');
    return {
      quiet: before.p99,
      busy: Math.max(...rounds.map(({ p99 }) => p99)),
      booked: result,
      parked: rows[0].parked,
    };
  } finally {
    await pool.end();
  }
});
mailServer.kill();

const page = [
  '# How soon many renewals are booked',
  '',
  `Made by \`npm run bench:renewals\` on ${new Date().toISOString().slice(0, 10)}: ${machine()}.`,
  `Stripe tells of ${RENEWALS} payments within ${TOLD_WITHIN} s, and answers after ${LATENCY} ms. Visitors load the shop’s list ${VISITORS.rate} times`,
  `a second. Goals: all booked within ${GOAL_SECONDS} s, each once, and the shop's slowest p99 at most twice what it is at rest.`,
  '',
  '| booked after s | orders | invoices | jobs given up | requests to Stripe | p99 ms at rest | p99 ms meanwhile |',
  '|---:|---:|---:|---:|---:|---:|---:|',
  `| ${booked.seconds.toFixed(0)} | ${booked.orders} | ${booked.invoices} | ${parked} | ${stripe.asked()} | ${quiet} | ${busy} |`,
].join('\n');
if (!options['no-write']) writePart('renewals', page);
console.log(page);
