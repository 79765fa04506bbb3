import type { Response } from 'supertest';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aMember } from '../../../../test/builders/people.js';
import { mailsTo } from '../../../../test/mail.js';

describe('refreshing', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());
  beforeEach(() => t.clock.advance(61_000));

  const refreshTokenIn = (answer: Response) =>
    /sanctum_refresh=([^;]*)/.exec(String(answer.headers['set-cookie']))?.[1];
  const refresh = (token: string | undefined) =>
    t.browser().post('/api/auth/refresh').set('cookie', `sanctum_refresh=${token}`);
  const sessionOf = (accountId: string) =>
    t.database.one<{ generation: number; endedAt: Date | null }>(
      'select generation, ended_at as "endedAt" from login_sessions where account_id = $1',
      [accountId],
    );

  test('gives new cookies for another ten minutes', async () => {
    const { browser } = await aMember(t);
    t.clock.advance(700_000);
    await browser.get('/api/me').expect(401);
    await browser.post('/api/auth/refresh').expect(200, { expiresInSeconds: 600 });
    await browser.get('/api/me').expect(200);
  });

  test('stores no token, only its hash', async () => {
    const { id, refreshToken } = await aMember(t);
    const [row] = await t.database.query<{ row: string }>(
      'select to_jsonb(s)::text as row from login_sessions s where account_id = $1',
      [id],
    );
    expect(row?.row).not.toContain(refreshToken.split('.')[2]);
  });

  test('twenty times at once with one token has one winner, and all get the same successor', async () => {
    const { id, refreshToken } = await aMember(t);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const successors = new Set(answers.map(refreshTokenIn));
    expect(successors.size).toBe(1);
    expect(await sessionOf(id)).toEqual({ generation: 1, endedAt: null });
    await refresh([...successors][0]).expect(200);
  });

  test('again within ten seconds, because the answer was lost, gives the same successor', async () => {
    const { refreshToken } = await aMember(t);
    const first = await refresh(refreshToken);
    t.clock.advance(9_999);
    expect(refreshTokenIn(await refresh(refreshToken))).toBe(refreshTokenIn(first));
  });

  test('with a token used more than ten seconds ago ends the whole family and mails the owner', async () => {
    const { id, email, refreshToken } = await aMember(t);
    const successor = refreshTokenIn(await refresh(refreshToken));
    t.clock.advance(10_000);
    const answer = await refresh(refreshToken).expect(401);
    expect(answer.body.code).toBe('sign_in_required');
    await refresh(successor).expect(401);
    expect((await sessionOf(id))?.endedAt).not.toBeNull();
    await refresh(refreshToken).expect(401);
    expect((await mailsTo(t, email)).map(({ subject }) => subject)).toEqual([
      'We signed out one of your devices',
    ]);
  });

  test('with a token two generations old ends the family at once', async () => {
    const { id, refreshToken } = await aMember(t);
    await refresh(refreshTokenIn(await refresh(refreshToken))).expect(200);
    await refresh(refreshToken).expect(401);
    expect((await sessionOf(id))?.endedAt).not.toBeNull();
  });

  test('with a token that was never issued is refused and ends nothing', async () => {
    const { id, refreshToken } = await aMember(t);
    const [session, , mac] = refreshToken.split('.');
    for (const forged of [
      undefined,
      '',
      'x',
      `${session}.0.${'A'.repeat(43)}`,
      `${session}.1.${mac}`,
      `${session}.0.${mac}.x`,
      `x.0.${mac}`,
    ]) {
      await refresh(forged).expect(401);
    }
    expect(await sessionOf(id)).toEqual({ generation: 0, endedAt: null });
  });

  test('works for thirty days after the last time, and not a day longer', async () => {
    const day = 86_400_000;
    const { browser } = await aMember(t);
    t.clock.advance(29 * day);
    const answer = await browser.post('/api/auth/refresh').expect(200);
    t.clock.advance(29 * day);
    const again = await refresh(refreshTokenIn(answer)).expect(200);
    t.clock.advance(30 * day);
    await refresh(refreshTokenIn(again)).expect(401);
  });

  test('does not accept an access token; nor is a refresh token accepted as an access token', async () => {
    const { accessToken, refreshToken } = await aMember(t);
    await refresh(accessToken).expect(401);
    await t.browser().get('/api/me').set('authorization', `Bearer ${refreshToken}`).expect(401);
  });
});
