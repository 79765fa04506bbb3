import { aRegistration } from '../../../../test/builders/people.js';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { mailedToken, mailsTo } from '../../../../test/mail.js';

const PASSWORD = 'seed-to-forest';

describe('registering', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());
  // limits per network are tested in siege.http.spec.ts
  beforeEach(() => t.database.query('delete from sign_in_tries'));

  const register = (body: object, browser = t.browser()) =>
    browser.post('/api/auth/register').send({ birthDate: '1986-04-18', ...body });
  const accountsOf = (email: string, app = t) =>
    app.database.query('select 1 from accounts where email = $1', [email]);

  test('creates a member account and signs in', async () => {
    const browser = t.browser();
    const answer = await register(
      { name: ' Rosa Lind ', email: 'Rosa@Example.org ', password: PASSWORD },
      browser,
    );
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      name: 'Rosa Lind',
      email: 'rosa@example.org',
      role: 'member',
      isEmailVerified: false,
      pendingEmail: null,
      isEmailAwaitingGuardian: false,
      showLevelPublicly: true,
      avatarUrl: null,
      bio: null,
      timeZone: 'UTC',
      language: null,
      ageBand: 'adult',
      birthDate: '1986-04-18',
      signInName: null,
      guardians: [],
      wards: [],
      joinedAt: '2027-03-01T09:00:00.000Z',
    });
    await browser.get('/api/me').expect(200, answer.body);
  });

  test.each([
    ['es-MX,es;q=0.9', 'es'],
    ['de', null],
  ])('an account requested in %s gets texts in %s', async (header, language) => {
    const person = { name: 'Ida', email: `ida-${language ?? 'none'}@example.org`, password: PASSWORD };
    const answer = await register(person).set('accept-language', header).expect(201);
    expect(answer.body.language).toBe(language);
  });

  test.each([
    ['America/Vancouver', 'America/Vancouver'],
    ['Mars/Olympus_Mons', 'UTC'],
  ])('a browser in %s creates an account in %s', async (timeZone, kept) => {
    const email = `${kept.replace('/', '-')}@example.org`;
    const { body } = await register({ name: 'Ida', email, password: PASSWORD, timeZone }).expect(201);
    expect(body.timeZone).toBe(kept);
  });

  test('sets cookies no script can read, and puts no token into the answer', async () => {
    const answer = await register({ name: 'Ida', email: 'ida@example.org', password: PASSWORD });
    const [access, refresh] = answer.headers['set-cookie'] as unknown as string[];
    expect(access).toMatch(/^sanctum_access=\S+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(refresh).toMatch(/^sanctum_refresh=\S+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(JSON.stringify(answer.body)).not.toContain(access!.slice(15, 60));
  });

  test('sends a welcome mail, and the link in it confirms the address once', async () => {
    const browser = t.browser();
    await register({ name: 'Ada', email: 'ada@example.org', password: PASSWORD }, browser);
    const token = await mailedToken(t, 'ada@example.org');
    await t.browser().post('/api/auth/verify-email').send({ token }).expect(204);
    expect((await browser.get('/api/me')).body.isEmailVerified).toBe(true);
    const again = await t.browser().post('/api/auth/verify-email').send({ token }).expect(422);
    expect(again.body.code).toBe('already_confirmed');
    t.clock.advance(31 * 24 * 3_600_000);
    const other = await t
      .browser()
      .post('/api/auth/verify-email')
      .send({ token: `${token}x` })
      .expect(422);
    expect(other.body.code).toBe('link_invalid');
  });

  test('two clicks at once confirm it once, and an older link says that it is confirmed', async () => {
    const browser = t.browser();
    await register({ name: 'Edda', email: 'edda@example.org', password: PASSWORD }, browser);
    const older = await mailedToken(t, 'edda@example.org');
    await browser.post('/api/auth/resend-verification').expect(202);
    t.clock.advance(1_000);
    const token = await mailedToken(t, 'edda@example.org');
    const press = (by: string) => t.browser().post('/api/auth/verify-email').send({ token: by });
    const answers = await Promise.all([press(token), press(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
    expect(answers.find(({ status }) => status === 422)!.body.code).toBe('already_confirmed');
    expect((await press(older).expect(422)).body.code).toBe('already_confirmed');
  });

  test('no email contains the name before its address is confirmed', async () => {
    const email = 'a-stranger@example.org';
    const browser = t.browser();
    await register({ name: 'Call 555-0100 to win', email, password: PASSWORD }, browser);
    await browser.post('/api/auth/resend-verification').expect(202);
    await browser.post('/api/auth/forgot-password').send({ email }).expect(202);
    const strangers = await mailsTo(t, email);
    expect(strangers).toHaveLength(3);
    for (const { subject, text } of strangers) expect(`${subject}\n${text}`).not.toContain('555-0100');
    expect(strangers.some(({ text }) => text.includes(`Hi ${email}`))).toBe(true);
  });

  test('a confirmation link expires after a day; another can be requested', async () => {
    const browser = t.browser();
    await register({ name: 'Eva', email: 'eva@example.org', password: PASSWORD }, browser);
    const late = await mailedToken(t, 'eva@example.org');
    await browser.post('/api/auth/resend-verification').expect(202);
    t.clock.advance(24 * 3_600_000);
    await t.browser().post('/api/auth/verify-email').send({ token: late }).expect(422);
    await browser.post('/api/auth/refresh').expect(200);
    await browser.post('/api/auth/resend-verification').expect(202);
    const [newest] = await mailsTo(t, 'eva@example.org');
    expect(newest?.subject).toBe('Confirm your email');
    const token = await mailedToken(t, 'eva@example.org');
    await t.browser().post('/api/auth/verify-email').send({ token }).expect(204);
  });

  test('a confirmed address is not asked to confirm again', async () => {
    const browser = t.browser();
    await register({ name: 'Una', email: 'una@example.org', password: PASSWORD }, browser);
    const token = await mailedToken(t, 'una@example.org');
    await browser.post('/api/auth/verify-email').send({ token }).expect(204);
    await browser.post('/api/auth/resend-verification').expect(202);
    expect(await mailsTo(t, 'una@example.org')).toHaveLength(1);
  });

  test('with an address that has an account is refused at the field', async () => {
    await register({ name: 'Mia', email: 'mia@example.org', password: PASSWORD });
    const answer = await register({ name: 'Mia', email: 'MIA@example.org', password: PASSWORD });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'email_taken',
      fields: { email: 'There’s already an account with this email. Sign in instead.' },
    });
    expect(await accountsOf('mia@example.org')).toHaveLength(1);
  });

  test('six times at once creates one account', async () => {
    const body = { name: 'Liv', email: 'liv@example.org', password: PASSWORD };
    const answers = await Promise.all(Array.from({ length: 6 }, () => register(body)));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(201), count(409)]).toEqual([1, 5]);
    expect(await accountsOf('liv@example.org')).toHaveLength(1);
  });

  test('six times at once creates many accounts without the unique address', async () => {
    const twin = await startTestApp();
    await twin.database.query('alter table accounts drop constraint accounts_email_key');
    const body = aRegistration({ name: 'Liv', email: 'liv@example.org' });
    await Promise.all(Array.from({ length: 6 }, () => twin.browser().post('/api/auth/register').send(body)));
    const accounts = await accountsOf('liv@example.org', twin);
    await twin.close();
    expect(accounts.length).toBeGreaterThan(1);
  });

  test.each([
    ['short', 'Password must have at least 10 characters'],
    ['password1234', 'Password is too easy to guess'],
    ['tove@example.org', 'Password is too similar to your name or email'],
  ])('the password %j is refused at its field', async (password, message) => {
    const answer = await register({ name: 'Tove', email: 'tove@example.org', password });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'weak_password', fields: { password: message } });
  });

  const good = { name: 'Siv', email: 'siv@example.org', password: PASSWORD };
  test.each<[string, object]>([
    ['nothing', {}],
    ['a name that is no text', { ...good, name: 7 }],
    ['an empty name', { ...good, name: '   ' }],
    ['a name of 10 kB', { ...good, name: 'x'.repeat(10_000) }],
    ['NUL in the name', { ...good, name: 'Si\u0000v' }],
    ['a lone surrogate in the name', { ...good, name: 'Si\ud800v' }],
    ['NUL in the e-mail', { ...good, email: 'siv\u0000@example.org' }],
    ['an e-mail without a place', { ...good, email: 'siv' }],
    ['an e-mail PostgreSQL would lower-case differently', { ...good, email: 'SİV@example.org' }],
    ['an e-mail of 300 characters', { ...good, email: `${'x'.repeat(290)}@example.org` }],
    ['a password of 10 kB', { ...good, password: 'x y z '.repeat(1_700) }],
    ['a lone surrogate in the password', { ...good, password: 'seed-to-\udfff-forest' }],
    ['a role', { ...good, role: 'creator' }],
    ['a confirmed address', { ...good, isEmailVerified: true }],
  ])('with %s is a 400 that names the field', async (_, body) => {
    const answer = await register(body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).not.toHaveLength(0);
  });

  test('slows down for one address on the network', async () => {
    const busy = await startTestApp();
    const tries = [];
    for (let n = 0; n < 31; n++) tries.push(await busy.browser().post('/api/auth/register').send({}));
    await busy.close();
    expect(tries.slice(0, 30).every(({ status }) => status === 400)).toBe(true);
    expect(tries[30]?.status).toBe(429);
    expect(Number(tries[30]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
