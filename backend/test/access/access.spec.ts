import fs from 'node:fs';
import path from 'node:path';
import { type Operation, Operations } from '../../src/platform/security/operations.js';
import { startTestApp, type TestApp } from '../app.js';
import { type Answer, answerFor, renderTable } from './access-table.js';
import { Cast, WatchedScene } from './cast.js';
import { type Call, type CallerName, subjects } from './subjects/index.js';

const DOCUMENT = path.join(__dirname, '../../../docs/access.md');

let t: TestApp;
let operations: Operation[];
let cast: Cast;
beforeAll(async () => {
  t = await startTestApp();
  cast = new Cast(t);
  operations = t.app.get(Operations, { strict: false }).all();
});
afterAll(() => t.close());
// Requests are counted per address, and all of these share one.
beforeEach(() => t.database.query('delete from rate_limits'));

/** A call that the next caller can repeat, because it had no effect yet. */
let prepared: { name: string; call: Call } | undefined;

async function prepareCall(name: string, calledBy: CallerName): Promise<Call> {
  if (prepared?.name === name) return prepared.call;
  await cast.renew();
  const scene = new WatchedScene(t, cast, calledBy);
  const call = await subjects[name]!.call(scene);
  prepared = scene.isForOneCaller ? undefined : { name, call };
  return call;
}

/** Notes that a call had an effect, so that the next one gets a new subject, and new people if this one used them. */
function isDone(calledBy: CallerName): void {
  prepared = undefined;
  cast.use(calledBy);
}

async function send(
  operation: Operation,
  { params = {}, query = {}, body, headers = {} }: Call,
  calledBy: CallerName,
): Promise<{ answer: Answer; body: unknown }> {
  const { isStream } = subjects[operation.name]!;
  const browser = cast.get(calledBy)?.browser ?? t.browser();
  const url = `/api${operation.path.replace(/:(\w+)/g, (_, name: string) => params[name]!)}`;
  const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  const { status, body: answered } = await browser[method](url)
    .query(query)
    .set(headers)
    // a stream runs for minutes, so its headers have to show whether it was allowed
    .buffer(!isStream || calledBy === 'visitor')
    .send(body);
  const isNotOffered = status === 403 && (answered as { code?: string }).code === 'not_offered';
  return { answer: status < 400 ? 'yes' : isNotOffered ? 'not offered' : (status as Answer), body: answered };
}

const CODES: Partial<Record<Answer, string>> = {
  'not offered': 'not_offered',
  401: 'sign_in_required',
  403: 'not_for_your_role',
  404: 'not_found',
};

describe('the access table', () => {
  test('has exactly the operations of the application', () => {
    expect(Object.keys(subjects).sort()).toEqual(operations.map(({ name }) => name).sort());
  });

  test('equals the one in docs/access.md', () => {
    const table = renderTable(operations, subjects);
    if (process.env['WRITE_ACCESS_TABLE']) fs.writeFileSync(DOCUMENT, table);
    expect(fs.readFileSync(DOCUMENT, 'utf8')).toBe(table);
  });
});

/** Order of the callers: most calls with refused callers are for the last two, so one preparation serves all. */
const IN_ORDER: readonly CallerName[] = ['visitor', 'other', 'owner', 'creator'];

describe.each(Object.keys(subjects))('%s', (name) => {
  test.each(IN_ORDER)('responds as in the table: %s', async (caller) => {
    const operation = operations.find((candidate) => candidate.name === name)!;
    const expected = answerFor(operation, subjects[name]!, caller);
    const { answer, body } = await send(operation, await prepareCall(name, caller), caller);
    if (answer === 'yes' && operation.method !== 'GET') isDone(caller);
    expect({ answer, body }).toMatchObject(
      expected === 'yes' ? { answer: expected } : { answer: expected, body: { code: CODES[expected] } },
    );
  });
});
