import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aCreator, aMember, PASSWORD, type Person } from '../../../../test/builders/people.js';
import { mailedToken, mailsTo } from '../../../../test/mail.js';
import { deepTest } from '../../../../test/deep-test.js';

const OTHER = 'rain on the old roof';

describe('a stranger cannot keep the coach out', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ TRUST_PROXY: '1' });
  });
  afterAll(() => t.close());
  beforeEach(() => t.clock.advance(3_600_000));

  const login = (email: string, password: string, browser = t.browser()) =>
    browser.post('/api/auth/login').send({ email, password });
  const forgot = (email: string, browser = t.browser()) =>
    browser.post('/api/auth/forgot-password').send({ email });

  /** A person and a browser that has signed in before, and out again. */
  async function known(person: Person) {
    const browser = t.browser();
    await login(person.email, PASSWORD, browser).expect(200);
    await browser.post('/api/auth/logout').expect(204);
    return browser;
  }

  const fromAddress = (n: number) => `203.0.113.${n}`;
  /** Sends wrong passwords from many addresses, until unknown browsers have to wait for this account. */
  async function besiege(email: string, addresses = 6) {
    await Promise.all(
      Array.from({ length: addresses }, (_, n) =>
        login(email, 'a guess').set('x-forwarded-for', fromAddress(n)),
      ),
    );
    await heldUp(email);
  }

  /** Expects that an unknown device must enter an emailed code. */
  const heldUp = async (email: string, browser = t.browser()) => {
    expect((await login(email, PASSWORD, browser).expect(401)).body.code).toBe('mailed_code_required');
  };

  const deviceTokenIn = (answer: { headers: Record<string, unknown> }) =>
    /sanctum_device=([^;]*)/.exec(String(answer.headers['set-cookie']))?.[1];

  deepTest('wrong passwords from 200 addresses do not delay a device that signed in before', async () => {
    const coach = await aCreator(t);
    const browser = await known(coach);
    await besiege(coach.email, 200);
    await login(coach.email, PASSWORD, browser).expect(200);
    await heldUp(coach.email);
  });

  test('wrong passwords of strangers do not delay a signed-in owner who proves the password', async () => {
    const rosa = await aMember(t);
    await besiege(rosa.email);
    await rosa.browser
      .post('/api/me/change-email')
      .send({ newEmail: 'rosa-new@example.org', password: PASSWORD })
      .expect(200);
    await rosa.browser
      .post('/api/me/change-password')
      .send({ currentPassword: PASSWORD, newPassword: OTHER })
      .expect(204);
  });

  test('used-up resets do not keep the reset email from a device that signed in before', async () => {
    const coach = await aCreator(t);
    const browser = await known(coach);
    for (let n = 0; n < 8; n++) await forgot(coach.email).set('x-forwarded-for', fromAddress(n)).expect(202);
    expect(await mailsTo(t, coach.email)).toHaveLength(5);
    await forgot(coach.email, browser).expect(202);
    expect(await mailsTo(t, coach.email)).toHaveLength(6);
  });

  test('the link in a reset mail makes its browser known: the new password works there at once', async () => {
    const coach = await aCreator(t);
    await forgot(coach.email);
    const token = await mailedToken(t, coach.email);
    const browser = t.browser();
    await browser.post('/api/auth/reset-password').send({ token, password: OTHER }).expect(204);
    for (let n = 0; n < 5; n++) await login(coach.email, 'a guess').expect(401);
    await login(coach.email, OTHER).expect(429);
    await login(coach.email, OTHER, browser).expect(200);
  });

  test('a device that signed in before has failures of its own and is slowed down by them', async () => {
    const rosa = await aMember(t);
    const browser = await known(rosa);
    for (let n = 0; n < 5; n++) await login(rosa.email, 'a guess', browser).expect(401);
    await login(rosa.email, PASSWORD, browser).expect(429);
    await login(rosa.email, PASSWORD).expect(200);
  });

  test('a device is known only for the people who signed in there', async () => {
    const rosa = await aMember(t);
    const mia = await aMember(t);
    const ada = await aMember(t);
    const shared = await known(rosa);
    await login(mia.email, PASSWORD, shared).expect(200);
    for (const { email } of [rosa, mia, ada]) await besiege(email);
    await login(rosa.email, PASSWORD, shared).expect(200);
    await login(mia.email, PASSWORD, shared).expect(200);
    await heldUp(ada.email, shared);
  });

  test('a token that the server did not issue is not known, and is replaced at the next sign-in', async () => {
    const rosa = await aMember(t);
    const made = 'A'.repeat(43);
    const answer = await login(rosa.email, PASSWORD).set('cookie', `sanctum_device=${made}`).expect(200);
    expect(deviceTokenIn(answer)).toMatch(/^[\w-]{43}$/);
    expect(deviceTokenIn(answer)).not.toBe(made);
    await besiege(rosa.email);
    await login(rosa.email, PASSWORD).set('cookie', `sanctum_device=${made}`).expect(401);
  });

  test('the token is in a cookie no script can read, for 400 days, and is stored as a hash', async () => {
    const rosa = await aMember(t);
    const answer = await login(rosa.email, PASSWORD).expect(200);
    expect(answer.headers['set-cookie']).toContainEqual(
      expect.stringMatching(
        /^sanctum_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
      ),
    );
    const rows = await t.database.query<{ row: string }>(
      'select to_jsonb(d)::text as row from known_devices d where account_id = $1',
      [rosa.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.row).not.toContain(deviceTokenIn(answer));
  });

  test.each<[string, (rosa: Person) => PromiseLike<unknown>]>([
    [
      'a new password',
      ({ browser }) =>
        browser
          .post('/api/me/change-password')
          .send({ currentPassword: PASSWORD, newPassword: OTHER })
          .expect(204),
    ],
    [
      'signing out another device',
      async ({ browser, email }) => {
        await login(email, PASSWORD).expect(200);
        const body = (await browser.get('/api/me/sessions').expect(200)).body.items;
        const other = (body as { id: string; isCurrent: boolean }[]).find(({ isCurrent }) => !isCurrent);
        await browser.delete(`/api/me/sessions/${other?.id}`).expect(204);
      },
    ],
  ])('%s makes other devices unknown, and the one that asks stays known', async (_, revoke) => {
    const rosa = await aMember(t);
    await login(rosa.email, PASSWORD, rosa.browser).expect(200);
    const lost = await known(rosa);
    await revoke(rosa);
    await rosa.browser.post('/api/auth/logout').expect(204);
    await besiege(rosa.email);
    await heldUp(rosa.email, lost);
    const { body } = await login(rosa.email, PASSWORD, rosa.browser);
    expect(body.code).not.toBe('mailed_code_required');
  });

  test('at most the twenty latest devices of a person are known', async () => {
    const rosa = await aMember(t);
    for (let n = 0; n < 22; n++) {
      t.clock.advance(1_000);
      await login(rosa.email, PASSWORD).set('x-forwarded-for', fromAddress(n)).expect(200);
    }
    const rows = await t.database.query('select 1 from known_devices where account_id = $1', [rosa.id]);
    expect(rows).toHaveLength(20);
  });

  test('an address without an account gets the same answer with a known device', async () => {
    const browser = await known(await aMember(t));
    const email = 'nobody-there@example.org';
    for (let n = 0; n < 5; n++) await login(email, 'a guess', browser).expect(401);
    await login(email, 'a guess', browser).expect(429);
    await forgot(email, browser).expect(202);
  });

  test('address limits also count calls of signed-in people, so throwaway sessions bring no extra guesses', async () => {
    const from = '198.51.100.7';
    const one = await aMember(t);
    const two = await aMember(t);
    const guess = (browser = t.browser()) =>
      browser
        .post('/api/auth/verify-email')
        .set('x-forwarded-for', from)
        .send({ token: 'a-guess-of-a-token' });
    for (let n = 0; n < 15; n++) {
      await guess(one.browser).expect(422);
      await guess(two.browser).expect(422);
    }
    for (const browser of [one.browser, two.browser, t.browser()]) await guess(browser).expect(429);
    await guess(one.browser).set('x-forwarded-for', '198.51.100.8').expect(422);
  });

  test('the person is counted, no matter from which address', async () => {
    const rosa = await aMember(t);
    const guess = (n: number) =>
      rosa.browser
        .post('/api/auth/verify-email')
        .set('x-forwarded-for', fromAddress(n))
        .send({ token: 'a-guess-of-a-token' });
    for (let n = 0; n < 30; n++) await guess(n).expect(422);
    await guess(30).expect(429);
  });
});
