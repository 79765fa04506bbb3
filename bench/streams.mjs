// `npm run bench:streams`: a thousand members with the app open, while messages are written to some of them. Ends by itself.
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { build } from '../tools/lib/build.mjs';
import { accessToken } from './lib/access-token.mjs';
import { idOf } from './lib/ids.mjs';
import { machine } from './lib/report.mjs';
import { writePart } from './lib/results.mjs';

const STREAMS = 1_000;
const ROUNDS = 3;
const MESSAGES = 500;
/** Number of simultaneous writers, as on a busy evening. */
const WRITERS = 5;
/** Milliseconds after which a message without a notification counts as lost. */
const LOST_AFTER = 10_000;
const SIZE = { products: 100, students: 1_100, posts: 100 };

await build('backend');
const { withServers } = await import('./lib/bench-size.mjs');

const agent = new Agent({ maxSockets: Infinity });
const authorization = (person) =>
  `Bearer ${accessToken({ accountId: idOf('account', person), sessionId: idOf('session', person) })}`;

/** An open app: `told(id)` resolves with the time at which it is notified of this conversation. */
async function openStream(url, person) {
  const request = get(`${url}/api/live-updates`, {
    agent,
    headers: { authorization: authorization(person) },
  });
  const [answer] = await once(request, 'response');
  if (answer.statusCode !== 200) throw new Error(`a stream was refused: ${answer.statusCode}`);
  const waiting = new Map();
  let text = '';
  answer.setEncoding('utf8').on('data', (piece) => {
    const events = (text + piece).split('\n\n');
    text = events.pop();
    for (const event of events)
      waiting.get(/"topic":"conversation","id":"([^"]+)"/.exec(event)?.[1])?.(performance.now());
  });
  answer.on('error', () => undefined);
  await once(answer, 'data');
  return {
    told: (id) => new Promise((resolve) => waiting.set(id, resolve)),
    close: () => request.destroy(),
  };
}

async function ask(url, person, path, body) {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: authorization(person), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Milliseconds from the sending of a message until its reader is notified of it. */
async function tell(url, stream, writer, conversationId) {
  const told = stream.told(conversationId);
  const began = performance.now();
  await ask(url, writer, `/api/conversations/${conversationId}/messages`, {
    clientId: randomUUID(),
    text: 'Are you there?',
  });
  const heard = await Promise.race([told, pause(LOST_AFTER, undefined, { ref: false })]);
  if (heard === undefined) throw new Error('a message did not reach its reader');
  return heard - began;
}

const percentile = (sorted, part) => sorted[Math.ceil(sorted.length * part) - 1];

async function oneRound({ url, probe }) {
  const streams = [];
  // A hundred at a time, as browsers reconnect after a restart.
  for (let from = 1; from <= STREAMS; from += 100)
    streams.push(...(await Promise.all(Array.from({ length: 100 }, (_, n) => openStream(url, from + n)))));
  const { heap: open } = await probe();
  const times = [];
  let next = 0;
  const write = async () => {
    while (next < MESSAGES) {
      const reader = ((next++ * 7) % STREAMS) + 1;
      const writer = reader === STREAMS ? 1 : reader + 1;
      const { id } = await ask(url, writer, '/api/conversations/open', {
        accountId: idOf('account', reader),
      });
      times.push(await tell(url, streams[reader - 1], writer, id));
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  for (const stream of streams) stream.close();
  await pause(5_000);
  const { heap: left } = await probe();
  times.sort((one, other) => one - other);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), most: times.at(-1), open, left };
}

const { rounds, rest } = await withServers(SIZE, { tellsHeap: true }, async ({ product }) => {
  const { heap } = await product.probe();
  const results = [];
  for (let round = 0; round < ROUNDS; round++) {
    results.push(await oneRound(product));
    console.error(results.at(-1));
  }
  return { rounds: results, rest: heap };
});

const megabytes = (bytes) => Math.round(bytes / 1024 / 1024);
const page = [
  '# How soon a message reaches its reader',
  '',
  `Made by \`npm run bench:streams\` on ${new Date().toISOString().slice(0, 10)}: ${machine()}.`,
  `${STREAMS} members with an open stream, ${MESSAGES} messages written by ${WRITERS} at a time: the time from sending one until the stream of`,
  `its reader tells of it, on a machine that also carries the readers, the writers and PostgreSQL. Goal: under a second at p99. Memory is`,
  `what the server still uses once it has thrown the rest away, ${megabytes(rest)} MB before the first; goal: the same after each round.`,
  '',
  '| round | p50 ms | p99 ms | longest ms | memory with all open, MB | five seconds after they left, MB |',
  '|---|---:|---:|---:|---:|---:|',
  ...rounds.map(
    ({ p50, p99, most, open, left }, n) =>
      `| ${n + 1} | ${p50.toFixed(0)} | ${p99.toFixed(0)} | ${most.toFixed(0)} | ${megabytes(open)} | ${megabytes(left)} |`,
  ),
].join('\n');
writePart('streams', page);
console.log(page);
