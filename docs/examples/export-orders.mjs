// Adds every new order to a file, one JSON object per line, oldest first. Run it every night; it continues where it stopped.
// Environment: SANCTUM_URL, such as https://example.org, and SANCTUM_TOKEN, a personal API token with `orders:read`.
// Run: node export-orders.mjs orders.jsonl

import { open, readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const { SANCTUM_URL, SANCTUM_TOKEN } = process.env;
const [, , file = 'orders.jsonl'] = process.argv;
const stateFile = `${file}.state`;

const PAGE = 100;
/** An order can appear with an earlier time than the newest one, so each run looks back a day, in milliseconds. */
const LOOK_BACK = 24 * 60 * 60 * 1000;

/** Calls the API. A busy server says in `Retry-After` when to try again. */
async function get(path, query) {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`${SANCTUM_URL}/api${path}?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${SANCTUM_TOKEN}` },
    });
    if (response.ok) return response.json();
    const isBusy = response.status === 429 || response.status === 503;
    if (!isBusy || attempt === 5) throw new Error(`GET ${path}: ${response.status} ${await response.text()}`);
    await pause(1000 * Number(response.headers.get('retry-after') ?? 5));
  }
}

/**
 * Progress of the export: `bytes` of the file that are certain, and its orders of the last day by id, with their
 * payment times.
 */
async function readState() {
  try {
    return JSON.parse(await readFile(stateFile, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return { bytes: 0, recent: {} };
    throw error;
  }
}

/** Replaces the state in one step, so that a crash leaves the old one or the new one. */
async function writeState(state) {
  await writeFile(`${stateFile}.new`, JSON.stringify(state));
  await rename(`${stateFile}.new`, stateFile);
}

const lookBack = (recent) => {
  const newest = Object.values(recent).sort().at(-1);
  return newest && new Date(Date.parse(newest) - LOOK_BACK).toISOString();
};

let { bytes, recent } = await readState();
const output = await open(file, 'a+');
// Lines written after the last saved state are written again in this run.
await output.truncate(bytes);

let count = 0;
const since = lookBack(recent);
for (let first = 0; ; first += PAGE) {
  const orders = await get('/creator/orders', {
    sort: JSON.stringify(['paidAt', 'ASC']),
    range: JSON.stringify([first, first + PAGE - 1]),
    filter: JSON.stringify(since ? { paidAt_gte: since } : {}),
  });
  const fresh = orders.filter(({ id }) => !(id in recent));
  const lines = fresh.map((order) => `${JSON.stringify(order)}\n`).join('');
  await output.appendFile(lines);
  await output.sync();

  bytes += Buffer.byteLength(lines);
  count += fresh.length;
  const known = { ...recent, ...Object.fromEntries(fresh.map(({ id, paidAt }) => [id, paidAt])) };
  const limit = lookBack(known);
  recent = Object.fromEntries(Object.entries(known).filter(([, paidAt]) => paidAt >= limit));
  await writeState({ bytes, recent });
  if (orders.length < PAGE) break;
}
await output.close();
console.log(`${count} new orders in ${file}`);
