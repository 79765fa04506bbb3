import type { Response } from 'supertest';
import { codeAt, stepAt } from '../src/modules/accounts/second-factor/totp.js';
import { UnsubscribeTokensService } from '../src/modules/notifications/preferences/unsubscribe-tokens.service.js';
import { startProcess, startTestApp, type TestApp } from './app.js';
import { aCreator, aMember, PASSWORD, type Person } from './builders/people.js';

const BEFORE = 'the secret that was in use, of 32 characters';
const AFTER = 'the secret that comes then, of 32 characters';

let t: TestApp;
const others: TestApp[] = [];
beforeAll(async () => {
  t = await startTestApp({ APP_SECRET: BEFORE });
});
afterEach(async () => {
  for (const other of others.splice(0)) await other.close();
});
afterAll(() => t.close());

/** Starts another server on the same database. */
async function aServer(environment: Record<string, string>): Promise<TestApp> {
  const url = String(t.database.pool.options.connectionString);
  const server = await startProcess(url, t.dataDir, t.clock, environment);
  others.push(server);
  return server;
}
const changed = () => aServer({ APP_SECRET: AFTER, APP_SECRET_PREVIOUS: BEFORE });
const finished = () => aServer({ APP_SECRET: AFTER });

const signIn = ({ email }: Person, code?: string, at: TestApp = t) =>
  at
    .browser()
    .post('/api/auth/login')
    .send({ email, password: PASSWORD, ...(code !== undefined && { code }) });

/** Returns the cookies that a browser sends back. */
const cookiesOf = (answer: Response): string =>
  (answer.get('Set-Cookie') ?? []).map((cookie) => cookie.split(';')[0]).join('; ');

const isSignedIn = async (at: TestApp, cookies: string): Promise<boolean> =>
  (await at.browser().get('/api/me').set('Cookie', cookies)).status === 200;

const refresh = (at: TestApp, cookies: string) =>
  at.browser().post('/api/auth/refresh').set('Cookie', cookies);

test('nobody is signed out: tokens of the previous secret are valid, and each refresh issues one of the current secret', async () => {
  const before = cookiesOf(await signIn(await aMember(t)).expect(200));
  const during = await changed();
  const later = await finished();

  expect(await isSignedIn(during, before)).toBe(true);
  const after = cookiesOf(await refresh(during, before).expect(200));
  expect(await isSignedIn(later, after)).toBe(true);
  await refresh(later, after).expect(200);
});

test('tokens signed with the previous secret are invalid once it is removed', async () => {
  const before = cookiesOf(await signIn(await aMember(t)).expect(200));
  const later = await finished();

  expect(await isSignedIn(later, before)).toBe(false);
  await refresh(later, before).expect(401);
});

test('two tabs that refresh at once at servers with either secret get the same token, and neither counts as stolen', async () => {
  const before = cookiesOf(await signIn(await aMember(t)).expect(200));
  const accepting = await aServer({ APP_SECRET: BEFORE, APP_SECRET_PREVIOUS: AFTER });
  const during = await changed();
  const first = await refresh(accepting, before);
  const second = await refresh(during, before);

  const refreshIn = (answer: Response) => /refresh[^=]*=([^;]+)/i.exec(cookiesOf(answer))?.[1];
  expect(refreshIn(first)).toBeDefined();
  expect(refreshIn(second)).toBe(refreshIn(first));
  await refresh(during, cookiesOf(second)).expect(200);
});

test('second factors are encrypted again at startup, so that they still work once the previous secret is removed', async () => {
  const coach = await aCreator(t);
  const { secret } = (await coach.browser.post('/api/me/totp/start').expect(200)).body as { secret: string };
  const code = async () => codeAt(secret, stepAt(t.clock.now()));
  await coach.browser
    .post('/api/me/totp/confirm')
    .send({ code: await code() })
    .expect(200);
  t.clock.advance(61_000);
  await changed();
  const later = await finished();

  await signIn(coach, await code(), later).expect(200);
});

test('an unsubscribe link works as long as its secret is accepted', async () => {
  const tokens = (at: TestApp) => at.app.get(UnsubscribeTokensService, { strict: false });
  const { id } = await aMember(t);
  const link = tokens(t).make({ accountId: id, kind: 'community_news' });

  expect(tokens(await changed()).read(link)).toEqual({ accountId: id, kind: 'community_news' });
  const later = tokens(await finished());
  expect(() => later.read(link)).toThrow('incomplete');
});
