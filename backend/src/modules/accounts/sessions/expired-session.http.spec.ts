import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aMember } from '../../../../test/builders/people.js';
import { minutes } from '../../../kernel/clock.js';

describe('a browser whose access token has run out', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const session = '/api/auth/session';
  const refresh = '/api/auth/refresh';

  test('is asked to renew, is never taken for a visitor, and is signed in again afterwards', async () => {
    const { browser, id } = await aMember(t);
    t.clock.advance(minutes(11));
    expect((await browser.get(session).expect(401)).body.code).toBe('session_expired');
    expect((await browser.get('/api/products').expect(401)).body.code).toBe('session_expired');
    await browser.post(refresh).expect(200);
    expect((await browser.get(session).expect(200)).body.account.id).toBe(id);
  });

  test('is a visitor once its session has ended', async () => {
    const { browser, id } = await aMember(t);
    await t.database.query('update login_sessions set ended_at = $2 where account_id = $1', [
      id,
      t.clock.now(),
    ]);
    t.clock.advance(minutes(11));
    await browser.get(session).expect(401);
    await browser.post(refresh).expect(401);
    await browser.get(session).expect(200, { account: null });
  });

  test('a visitor has no account, and gets no error', async () => {
    await t.browser().get(session).expect(200, { account: null });
  });
});
