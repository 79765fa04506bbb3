import { createHash, randomBytes } from 'node:crypto';
import { later, days } from '../../src/kernel/clock.js';
import { newId } from '../../src/kernel/ids.js';
import type { Role } from '../../src/kernel/roles.js';
import { type Operation, Operations } from '../../src/platform/security/operations.js';
import { API_TOKEN_PREFIX } from '../../src/platform/security/actor.js';
import { type Scope, SCOPES, scopesFor, scopesOf } from '../../src/platform/security/scopes.js';
import { startTestApp, type TestApp } from '../app.js';
import { aCreator, aMember, type Person } from '../builders/people.js';

/** Refusals about the token itself. */
const OF_TOKENS = ['invalid_token', 'scope_required', 'not_for_programs'];
/** Operations with endless responses. */
const STREAMS = ['LiveUpdatesController.stream'];

let t: TestApp;
let people: Record<Role, Person>;
let operations: Operation[];
beforeAll(async () => {
  t = await startTestApp();
  people = { member: await aMember(t), creator: await aCreator(t) };
  operations = t.app
    .get(Operations, { strict: false })
    .all()
    .filter(({ name }) => !STREAMS.includes(name));
});
afterAll(() => t.close());

/** Stores a token directly, because a person cannot have as many as there are scopes. */
async function tokenOf(role: Role, scopes: readonly Scope[]): Promise<string> {
  const token = `${API_TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
  const now = t.clock.now();
  await t.database.query(
    `insert into api_tokens (id, account_id, name, token_hash, scopes, created_at, expires_at)
     values ($1, $2, 'Test', $3, $4, $5, $6)`,
    [
      newId(),
      people[role].id,
      createHash('sha256').update(token).digest('hex'),
      scopes,
      now,
      later(now, days(1)),
    ],
  );
  return token;
}

/** Number of calls. The counters are emptied regularly, because all calls share one address. */
let sent = 0;

/** Calls with unknown ids and returns the refusal of the token, because guards run before anything is read. */
async function refusal({ method, path }: Operation, token: string): Promise<string | undefined> {
  const url = `/api${path.replace(/:\w+/g, () => newId())}`;
  const call = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  const browser = t.browser();
  const { body } = await browser[call](url)
    .set('authorization', `Bearer ${token}`)
    .send(call === 'get' ? undefined : {});
  sent += 1;
  if (sent % 20 === 0) await t.database.query('delete from rate_limits');
  const { code } = (body ?? {}) as { code?: string };
  return code !== undefined && OF_TOKENS.includes(code) ? code : undefined;
}

const roleOf = ({ access }: Operation): Role =>
  access !== 'public' && access?.includes('creator') && !access.includes('member') ? 'creator' : 'member';

const admitsVisitors = ({ access }: Operation) => access === 'public' || access?.includes('visitor') === true;

/** Scopes of which the operation needs one, among those its role can have. */
const neededBy = ({ programs, method }: Operation, role: Role): Scope[] =>
  programs && 'for' in programs
    ? scopesOf(programs.for, method).filter((scope) => scopesFor(role).includes(scope))
    : [];

test('each scope that an operation accepts opens it, and all other scopes together do not', async () => {
  const wrong: string[] = [];
  const alone = new Map<string, string>();
  const of = async (role: Role, scopes: readonly Scope[]) => {
    const key = `${role} ${scopes.join(' ')}`;
    if (!alone.has(key)) alone.set(key, await tokenOf(role, scopes));
    return alone.get(key)!;
  };
  for (const operation of operations.filter(({ programs }) => programs && 'for' in programs)) {
    const role = roleOf(operation);
    const needed = neededBy(operation, role);
    if (needed.length === 0) wrong.push(`${operation.name}: no scope of its role`);
    for (const scope of needed) {
      const opened = await refusal(operation, await of(role, [scope]));
      if (opened) wrong.push(`${operation.name} with ${scope}: ${opened}`);
    }
    const others = scopesFor(role).filter((scope) => !needed.includes(scope));
    const refused = await refusal(operation, await of(role, others));
    const expected = admitsVisitors(operation) && operation.method === 'GET' ? undefined : 'scope_required';
    if (refused !== expected) wrong.push(`${operation.name} without ${needed.join(', ')}: ${refused}`);
  }
  expect(wrong).toEqual([]);
});

test('each scope opens at least one operation', () => {
  const opening = operations.flatMap(({ programs, method }) =>
    programs && 'for' in programs ? scopesOf(programs.for, method) : [],
  );
  expect(SCOPES.filter((scope) => !opening.includes(scope))).toEqual([]);
});

test('operations closed to programs refuse a token with every scope, and public ones require none', async () => {
  const all = { member: await tokenOf('member', SCOPES), creator: await tokenOf('creator', SCOPES) };
  const none = await tokenOf('creator', []);
  const wrong: string[] = [];
  for (const operation of operations) {
    const { programs, name } = operation;
    if (!programs) {
      const refused = await refusal(operation, none);
      if (refused) wrong.push(`${name}: ${refused}`);
    } else if ('closed' in programs) {
      const refused = await refusal(operation, all[roleOf(operation)]);
      if (refused !== 'not_for_programs') wrong.push(`${name}: ${refused}`);
    }
  }
  expect(wrong).toEqual([]);
});
