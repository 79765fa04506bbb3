import fs from 'node:fs';
import path from 'node:path';
import { type Operation, Operations } from '../../src/platform/security/operations.js';
import { startTestApp, type TestApp } from '../app.js';
import { aCreator, aMember, type Person } from '../builders/people.js';
import { type Answer, answerFor, renderTable } from './access-table.js';
import { CALLERS, type CallerName, type Scene, subjects } from './subjects/index.js';

const DOCUMENT = path.join(__dirname, '../../../docs/access.md');

let t: TestApp;
let operations: Operation[];
beforeAll(async () => {
  t = await startTestApp();
  operations = t.app.get(Operations, { strict: false }).all();
});
afterAll(() => t.close());
// Calls are counted per address, and all of these come from one.
beforeEach(() => t.database.query('delete from rate_limits'));

/** Every call gets a scene of its own: its people are in no other. */
async function aScene(calledBy: CallerName): Promise<Scene> {
  const owner = await aMember(t);
  const callers: Record<CallerName, () => Promise<Person> | Person | undefined> = {
    visitor: () => undefined,
    owner: () => owner,
    other: () => aMember(t),
    creator: () => aCreator(t),
  };
  const caller = await callers[calledBy]();
  return { t, calledBy, owner, caller, browser: caller?.browser ?? t.browser() };
}

async function call(operation: Operation, scene: Scene): Promise<{ answer: Answer; body: unknown }> {
  const subject = subjects[operation.name]!;
  const { params = {}, query = {}, body, headers = {} } = await subject.call(scene);
  const url = `/api${operation.path.replace(/:(\w+)/g, (_, name: string) => params[name]!)}`;
  const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  const { status, body: answered } = await scene.browser[method](url)
    .query(query)
    .set(headers)
    // a stream goes on for minutes: its head says whether it was given
    .buffer(!subject.isStream || scene.calledBy === 'visitor')
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

describe('the table of who may call what', () => {
  test('has every operation of the application, and no other', () => {
    expect(Object.keys(subjects).sort()).toEqual(operations.map(({ name }) => name).sort());
  });

  test('is the one in docs/access.md', () => {
    const table = renderTable(operations, subjects);
    if (process.env['WRITE_ACCESS_TABLE']) fs.writeFileSync(DOCUMENT, table);
    expect(fs.readFileSync(DOCUMENT, 'utf8')).toBe(table);
  });
});

describe.each(Object.keys(subjects))('%s', (name) => {
  test.each(CALLERS)('answers as the table says: %s', async (caller) => {
    const operation = operations.find((candidate) => candidate.name === name)!;
    const expected = answerFor(operation, subjects[name]!, caller);
    const { answer, body } = await call(operation, await aScene(caller));
    expect({ answer, body }).toMatchObject(
      expected === 'yes' ? { answer: expected } : { answer: expected, body: { code: CODES[expected] } },
    );
  });
});
