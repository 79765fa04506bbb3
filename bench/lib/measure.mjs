import { differences } from './differences.mjs';
import { load } from './load.mjs';
import { requestsOf, send } from './requests.mjs';
import { median, spread } from './statistics.mjs';

/**
 * Requests until a server has warmed up, because plans, the session and compiled code depend on their number, not on
 * time. The first thousand of a page of posts took twice the processor time of the fifth.
 */
const WARM_UP = 4_000;
const COUNTED = 40;
const COMPARED = 3;

/**
 * Measures one scenario on both servers in turn, so that changes on the machine affect both. A round lasts `seconds` or
 * an `amount` of requests.
 */
export async function measure(
  scenario,
  { product, limit, size, rounds, seconds, amount, connections, warmUp = WARM_UP },
) {
  const isSame = (await differingFields(scenario, { product, limit, size })).length === 0;
  const statements = await statementsOf(scenario, { product, size });
  const servers = { product: [], limit: [] };
  const loaded = (server) => loadOf(server, scenario, { size, connections, seconds, amount });
  for (const server of [product, limit])
    await load(server.url, scenario, { size, connections, amount: warmUp });
  for (let round = 0; round < rounds; round++) {
    servers.product.push(await loaded(product));
    servers.limit.push(await loaded(limit));
  }
  const ratios = servers.product.map(({ perSecond }, round) => perSecond / servers.limit[round].perSecond);
  return {
    name: scenario.name,
    goal: goalOf(scenario),
    isSame,
    statements,
    product: summary(servers.product),
    limit: summary(servers.limit),
    ratio: { median: median(ratios), spread: spread(ratios) },
  };
}

/** Runs a load, and measures the server's processor time per request. */
async function loadOf(server, scenario, options) {
  const before = await server.probe();
  const { requests, ...result } = await load(server.url, scenario, options);
  const { cpu } = await server.probe();
  return { ...result, microseconds: (cpu - before.cpu) / requests };
}

const goalOf = ({ goal, p99, statements }) => ({ ratio: goal, p99, statements });

const summary = (results) => ({
  perSecond: median(results.map(({ perSecond }) => perSecond)),
  p99: median(results.map(({ p99 }) => p99)),
  microseconds: Math.round(median(results.map(({ microseconds }) => microseconds))),
});

/**
 * Returns the fields in which the responses to one connection differ, because the limit does the same work only if it
 * gives the same responses. The product's own jobs may change something between two responses, so only permanent
 * differences count.
 */
export async function differingFields(scenario, { product, limit, size }) {
  const fields = new Set();
  for (const request of requestsOf(scenario, 0, size))
    for (const path of await differing(scenario, request, { product, limit }))
      fields.add(path.replace(/\d+\./g, ''));
  return [...fields];
}

async function differing(scenario, request, { product, limit }) {
  let paths = [];
  for (let i = 0; i < COMPARED && (i === 0 || paths.length > 0); i++) {
    const answers = [await send(product.url, request), await send(limit.url, request)];
    if (answers.some(({ status }) => status >= 300))
      throw new Error(`${scenario.name}: ${answers.map(({ status }) => status).join(' and ')}`);
    paths = differences(answers[0].body, answers[1].body);
  }
  return paths;
}

/**
 * Counts the statements the product sends for one request of a recently seen person; background work may add to a
 * single count.
 */
export async function statementsOf(scenario, { product, size }) {
  const [request] = requestsOf(scenario, 0, size);
  const counts = [];
  for (let i = 0; i < COUNTED; i++) {
    const before = await product.probe();
    await send(product.url, request);
    counts.push((await product.probe()).statements - before.statements);
  }
  // The server's own jobs add some in between, so the minimum is the request alone.
  return Math.min(...counts);
}
