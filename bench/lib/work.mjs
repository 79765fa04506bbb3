// Counts the cost of one request: calls in the server's JavaScript, and rows that PostgreSQL processes. Counts are the
// same on every machine, so a change that makes a hot path more expensive is noticed right away.
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import { SESSION_OPTIONS } from '../../backend/dist/compiled/platform/database/session-settings.js';
import { statementsOf } from './measure.mjs';
import { requestsOf, send } from './requests.mjs';

export const WORK = new URL('../work.json', import.meta.url);
export const keptWork = () => JSON.parse(readFileSync(WORK, 'utf8'));

/** How much is in the database, by the name of the figures. */
export const COUNTED_SIZES = {
  tiny: { products: 40, students: 100, posts: 200 },
  large: { products: 2_000, students: 20_000, posts: 20_000 },
};

/** Requests after which plans are made and modules that load late are there. */
const WARM_UP = 20;
const REQUESTS = 5;
/**
 * The server's own jobs call functions and send statements in the meantime, so the minimum of several counts is the
 * request alone.
 */
const COUNTS = 15;

/** Returns `{statements, calls, rows}` of one request of a recently seen person. */
export async function workOf(scenario, { product, database, size }) {
  const requests = requestsOf(scenario, 0, size);
  const one = (nth) => send(product.url, requests[nth % requests.length]);
  for (let n = 0; n < WARM_UP; n++) await one(n);
  const count = await statementsOf(scenario, { product, size });
  const calls = [];
  for (let n = 0; n < COUNTS; n++) {
    await product.ask('begin');
    for (let nth = 0; nth < REQUESTS; nth++) await one(nth);
    calls.push((await product.ask('end')).calls / REQUESTS);
  }
  const sent = [];
  for (let n = 0; n < COUNTS; n++) {
    await product.ask('record');
    await one(0);
    sent.push((await product.ask('recorded')).statements);
  }
  const [statements] = sent.toSorted((a, b) => a.length - b.length);
  return {
    statements: count,
    calls: Math.round(Math.min(...calls)),
    rows: await rowsOfAll(database, statements),
  };
}

/** Rows that go through the plans of these statements, as prepared statements get them, with those that a condition leaves out. */
async function rowsOfAll(database, statements) {
  const client = new pg.Client({ connectionString: database, options: SESSION_OPTIONS });
  await client.connect();
  try {
    await client.query('begin; set local plan_cache_mode = force_generic_plan');
    let rows = 0;
    for (const { text, values } of statements) {
      await client.query(`prepare counted as ${text}`);
      const given = values.map((value) => literal(client, prepareValue(value))).join(', ');
      const explain = `explain (analyze, timing off, format json) execute counted${given && ` (${given})`}`;
      const { rows: answer } = await client.query(explain);
      const { Plan: plan } = answer[0]['QUERY PLAN'][0];
      rows += rowsOf(plan);
      await client.query('deallocate counted');
    }
    return rows;
  } finally {
    // its transaction is rolled back
    await client.end();
  }
}

const ROWS = [
  'Actual Rows',
  'Rows Removed by Filter',
  'Rows Removed by Join Filter',
  'Rows Removed by Index Recheck',
];

const rowsOf = (plan) =>
  Math.round(ROWS.reduce((sum, kind) => sum + (plan[kind] ?? 0), 0) * plan['Actual Loops']) +
  (plan.Plans ?? []).reduce((sum, below) => sum + rowsOf(below), 0);

const literal = (client, value) =>
  value === null || value === undefined ? 'null' : client.escapeLiteral(String(value));

/**
 * Factor by which a figure may change, plus a few calls or rows for a small one: with little data the planner may or
 * may not scan a whole table, depending on its statistics. The larger size shows what that hides.
 */
const STEP = 1.15;
const FEW = { statements: 0, calls: 50, rows: 250 };
const NAMES = {
  statements: 'statements',
  calls: 'calls of functions',
  rows: 'rows in PostgreSQL’s plans',
};

/** Reports the change of each figure, up or down, because figures that stay too high would hide the next step. */
export function movedFrom(kept, work) {
  if (!kept) return ['has no figures in bench/work.json'];
  return Object.keys(FEW)
    .filter((figure) => {
      const [less, more] = [kept[figure], work[figure]].toSorted((a, b) => a - b);
      return more > less && (figure === 'statements' || more > less * STEP + FEW[figure]);
    })
    .map((figure) => `${work[figure]} ${NAMES[figure]} instead of ${kept[figure]}`);
}
