import { setTimeout as pause } from 'node:timers/promises';
import { say } from '../../../tools/lib/progress.mjs';
import { openWork, readBooks } from '../books.mjs';
import { buy, eachOf } from '../buying.mjs';
import { makeMembers, productFor, readers } from '../members.mjs';
import { Topology } from '../topology.mjs';
import { isWell, Tally, traffic } from '../traffic.mjs';

export const options = {
  /** The goal is ten minutes; the default is a twentieth of it. */
  minutes: { type: 'string', default: '0.5' },
  only: { type: 'string', default: '' },
};
export const about =
  'S3, the mail server and Stripe each away and hanging: all else goes on, and everything is caught up';

const BUYERS = 24;
const EXPORTS = 4;
const CALM = 8_000;
const BETWEEN = { between: 600 };
const CATCHING_UP = 20 * 60_000;
const HOW = {
  away: { go: (part) => part.stop('SIGKILL'), back: (part) => part.start() },
  hanging: { go: (part) => part.signal('SIGSTOP'), back: (part) => part.signal('SIGCONT') },
};

/** Work started while a provider is down; each part returns a function that counts the unfinished work. */
const PARTS = {
  storage: {
    async during({ own }) {
      await askForExports(own);
      return async () => EXPORTS - (await countReady(own));
    },
  },
  mail: {
    async during({ topology, buyers, own }) {
      await eachOf(buyers, 4, (member, n) => buy(topology, member, productFor(n), { until: 'opened' }));
      const began = Date.now();
      await askForExports(own);
      while ((await countReady(own)) < EXPORTS) await pause(200);
      say(`  other background work took ${(Date.now() - began) / 1000} s beside mails that wait`);
      return async () => {
        const mailed = new Set(topology.mails().map(({ to }) => to));
        return buyers.filter(({ email }) => !mailed.has(email)).length;
      };
    },
  },
  payments: {
    /** Members pay, and Stripe goes down before sending its webhooks. */
    async before({ topology, buyers }) {
      await topology.ledger.query('update payment_sandbox.settings set drop_webhooks = true');
      await eachOf(buyers.slice(BUYERS / 2), 4, (member, n) => buy(topology, member, productFor(n)));
      await topology.ledger.query('update payment_sandbox.settings set drop_webhooks = false');
    },
    async during({ topology, buyers }) {
      const refused = await eachOf(buyers.slice(0, 2), 2, async (member) => {
        await member.ask('POST', '/api/cart', { json: { productId: productFor(0), quantity: 1 } });
        return member.ask('POST', '/api/create-payment-intent');
      });
      for (const { status, body, took } of refused)
        say(`  a buyer is told ${status} ${body?.code} after ${Math.round(took / 100) / 10} s`);
      const late = buyers.slice(0, BUYERS / 2);
      const buying = eachOf(late, late.length, (member) =>
        buy(topology, member, productFor(0), { until: 'opened', patience: Infinity }),
      );
      let isBought = false;
      void buying.then(() => (isBought = true));
      return async () => (await readBooks(topology)).lost + (isBought ? 0 : 1);
    },
  },
};

export async function prove({ minutes, only }) {
  const rounds = [];
  for (const [part, story] of Object.entries(PARTS))
    for (const [how, ways] of Object.entries(HOW))
      if (`${part}-${how}`.startsWith(only)) rounds.push(await round({ part, story, how, ways, minutes }));
  const stoodIt = ({ failed, parked, caughtUpAfter }) =>
    failed === 0 && parked === 0 && Number.isFinite(caughtUpAfter);
  return {
    result: { minutes: Number(minutes), rounds },
    isProven: rounds.length > 0 && rounds.every(stoodIt),
  };
}

async function round({ part, story, how, ways, minutes }) {
  say(`${part} ${how} …`);
  const topology = await Topology.start();
  try {
    const buyers = await makeMembers(topology, BUYERS);
    const all = readers(topology);
    const tally = new Tally();
    const scene = { topology, buyers, own: all.slice(0, EXPORTS) };
    const stop = traffic(all.slice(EXPORTS), [shop, orders, write], tally.add, BETWEEN);
    const calm = Date.now();
    await pause(CALM);
    await story.before?.(scene);
    const began = Date.now();
    await ways.go(topology[part]);
    const open = await story.during(scene);
    await pause(Math.max(0, Number(minutes) * 60_000 - (Date.now() - began)));
    const over = Date.now();
    const waiting = await open();
    await ways.back(topology[part]);
    while ((await open()) > 0 && Date.now() - over < CATCHING_UP) await pause(500);
    const caughtUpAfter = (await open()) === 0 ? (Date.now() - over) / 1000 : Infinity;
    await stop();
    const result = {
      part,
      trouble: how,
      seconds: (over - began) / 1000,
      waiting,
      caughtUpAfter,
      medianBefore: tally.median(calm, began),
      medianMeanwhile: tally.median(began, over),
      parked: (await openWork(topology)).parked,
      ...tally.report(),
    };
    say(JSON.stringify(result));
    return result;
  } finally {
    await topology.stop();
  }
}

const shop = ({ ask }) => ask('GET', '/api/products');
const orders = ({ ask }) => ask('GET', '/api/me/orders');
const write = ({ ask, lessonId }, turn) =>
  ask('POST', `/api/me/lessons/${lessonId}/notes`, { json: { text: `Note ${turn}` } });

/** Requests exports as a person does, who retries when the server is busy. */
const askForExports = (own) =>
  eachOf(own, EXPORTS, async ({ ask }) => {
    while (!isWell(await ask('POST', '/api/me/data-export/prepare'))) await pause(500);
  });

async function countReady(own) {
  const answers = await eachOf(own, EXPORTS, ({ ask }) => ask('GET', '/api/me/data-export'));
  return answers.filter(({ body }) => body?.state === 'ready').length;
}
