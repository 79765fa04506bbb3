import { setTimeout as pause } from 'node:timers/promises';
import { Tally, traffic } from '../../../bench/topology/traffic.mjs';
import { expect } from '../lib/expect.mjs';

const VISITORS = 12;
/** The product lets one address ask for so much. */
const BETWEEN = { between: 250 };
/** Answers that show that a server is in use again. */
const ENOUGH = 100;

/** Both servers restart, one after the other, while people use the site; nobody notices. */
export async function startsAnewUnderLoad(installation, { id }) {
  const tally = new Tally();
  const shop = ({ ask }) => ask('GET', '/api/products');
  const product = ({ ask }) => ask('GET', `/api/products/${id}`);
  const page = ({ ask }) => ask('GET', '/');
  const cart = ({ ask }) => ask('GET', '/api/auth/session');
  const visitors = Array.from({ length: VISITORS }, () => installation.visitor());
  const stop = traffic(visitors, [shop, product, page, cart], tally.add, BETWEEN);
  for (const server of ['server', 'server-2']) {
    await untilAnswered(tally);
    await installation.compose([
      'up',
      '--detach',
      '--no-build',
      '--no-deps',
      '--force-recreate',
      '--wait',
      server,
    ]);
  }
  await untilAnswered(tally);
  await stop();
  const { requests, failed, how } = tally.report();
  expect(failed === 0, `${failed} of ${requests} requests failed: ${JSON.stringify(how)}`);
  return { requests, longestMs: tally.percentile(1) };
}

async function untilAnswered(tally) {
  const before = tally.answers.length;
  while (tally.answers.length < before + ENOUGH) await pause(100);
}
