import { aRegistration } from '../../../../test/builders/people.js';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aMember, PASSWORD } from '../../../../test/builders/people.js';
import { mailedToken, mailsTo } from '../../../../test/mail.js';
import { hours } from '../../../kernel/clock.js';
import { CoachService } from '../index.js';

const OTHER = 'rain on the old roof';

describe('passwords', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());
  beforeEach(() => t.clock.advance(700_000));

  const login = (email: string, password: string, browser = t.browser()) =>
    browser.post('/api/auth/login').send({ email, password });
  const forgot = (email: string) => t.browser().post('/api/auth/forgot-password').send({ email });
  const reset = (token: string, password: string) =>
    t.browser().post('/api/auth/reset-password').send({ token, password });

  test('a change signs out the other devices and keeps this one', async () => {
    const rosa = await aMember(t);
    const phone = t.browser();
    await login(rosa.email, PASSWORD, phone).expect(200);
    await rosa.browser
      .post('/api/me/change-password')
      .send({ currentPassword: PASSWORD, newPassword: OTHER })
      .expect(204);
    await rosa.browser.get('/api/me').expect(200);
    await phone.get('/api/me').expect(401);
    await phone.post('/api/auth/refresh').expect(401);
    await login(rosa.email, PASSWORD).expect(401);
    await login(rosa.email, OTHER).expect(200);
  });

  test('a change needs the current password and a good new one', async () => {
    const rosa = await aMember(t);
    const change = (currentPassword: string, newPassword: string) =>
      rosa.browser.post('/api/me/change-password').send({ currentPassword, newPassword });
    expect((await change('wrong', OTHER)).body).toMatchObject({
      statusCode: 403,
      code: 'wrong_password',
      fields: { currentPassword: 'Current password isn’t correct' },
    });
    expect((await change(PASSWORD, 'Rosa-Lind-2019')).body).toMatchObject({
      statusCode: 400,
      code: 'weak_password',
      fields: { newPassword: 'New password is too similar to your name or email' },
    });
    await login(rosa.email, PASSWORD).expect(200);
  });

  test('a forgotten one is replaced through a link that works once, and all devices are signed out', async () => {
    const rosa = await aMember(t);
    await forgot(rosa.email.toUpperCase()).expect(202);
    const token = await mailedToken(t, rosa.email);
    await reset(token, OTHER).expect(204);
    await rosa.browser.get('/api/me').expect(401);
    await rosa.browser.post('/api/auth/refresh').expect(401);
    await login(rosa.email, PASSWORD).expect(401);
    await login(rosa.email, OTHER).expect(200);
    expect((await reset(token, OTHER)).body).toMatchObject({ statusCode: 422, code: 'link_invalid' });
  });

  test('asking for a link does not reveal whether an address has an account', async () => {
    const rosa = await aMember(t);
    const [known, unknown] = await Promise.all([forgot(rosa.email), forgot('nobody@example.org')]);
    expect([known.status, unknown.status]).toEqual([202, 202]);
    expect(unknown.text).toBe(known.text);
    expect(await mailsTo(t, 'nobody@example.org')).toEqual([]);
  });

  test('asking for a link does the same work for an address without an account, so that the time it takes reveals nothing', async () => {
    const rosa = await aMember(t);
    const workFor = async (email: string) => {
      const begun = jest.spyOn(t.database, 'transaction');
      await forgot(email).expect(202);
      const transactions = begun.mock.calls.length;
      begun.mockRestore();
      const events = await t.database.query(
        `select kind from jobs where payload::text like '%requestId%' and done_at is null`,
      );
      await t.runJobs();
      return { transactions, events };
    };
    await t.runJobs();
    const known = await workFor(rosa.email);
    expect(known.events).toHaveLength(1);
    expect(await workFor('nobody-here@example.org')).toEqual(known);
    expect(await mailsTo(t, 'nobody-here@example.org')).toEqual([]);
  });

  test('a link expires after ten minutes, counted from the email', async () => {
    const rosa = await aMember(t);
    await forgot(rosa.email);
    t.clock.advance(300_000);
    const token = await mailedToken(t, rosa.email);
    t.clock.advance(599_000);
    await reset(token, 'short').expect(400);
    t.clock.advance(1_000);
    await reset(token, OTHER).expect(422);
  });

  test('a rejected password does not use up the link', async () => {
    const rosa = await aMember(t);
    await forgot(rosa.email);
    const token = await mailedToken(t, rosa.email);
    expect((await reset(token, 'password1234')).body).toMatchObject({
      code: 'weak_password',
      fields: { password: 'Password is too easy to guess' },
    });
    await reset(token, OTHER).expect(204);
  });

  test('a link used twice at once works once', async () => {
    const rosa = await aMember(t);
    await forgot(rosa.email);
    const token = await mailedToken(t, rosa.email);
    const answers = await Promise.all(
      [OTHER, 'snow on the old roof'].map((password) => reset(token, password)),
    );
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([204, 422]));
  });

  test('the newest link stops the earlier ones', async () => {
    const rosa = await aMember(t);
    await forgot(rosa.email);
    const first = await mailedToken(t, rosa.email);
    t.clock.advance(1_000);
    await forgot(rosa.email);
    await reset(await mailedToken(t, rosa.email), OTHER).expect(204);
    await reset(first, OTHER).expect(422);
  });

  test('a new password by email ends the delay after wrong passwords', async () => {
    const rosa = await aMember(t);
    for (let n = 0; n < 5; n++) await login(rosa.email, 'wrong').expect(401);
    await login(rosa.email, PASSWORD).expect(429);
    await forgot(rosa.email);
    await reset(await mailedToken(t, rosa.email), OTHER).expect(204);
    await login(rosa.email, OTHER).expect(200);
  });

  test('the number of links is limited: beyond it the answer is the same 202, and nothing is sent', async () => {
    const rosa = await aMember(t);
    for (let n = 0; n < 7; n++) await forgot(rosa.email).expect(202);
    expect(await mailsTo(t, rosa.email)).toHaveLength(5);
    t.clock.advance(hours(1));
    await forgot(rosa.email).expect(202);
    expect(await mailsTo(t, rosa.email)).toHaveLength(6);
  });

  test('tokens are neither in the queue nor in the email log', async () => {
    const rosa = await aMember(t);
    await forgot(rosa.email);
    const token = await mailedToken(t, rosa.email);
    const rows = await t.database.query<{ row: string }>(
      `select to_jsonb(j)::text as row from jobs j union all select to_jsonb(m)::text from mails m
       union all select to_jsonb(o)::text from one_time_tokens o`,
    );
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
  });

  test.each(['', 'x', 'a\u0000b', 'x'.repeat(500)])('the token %j opens nothing', async (token) => {
    expect((await reset(token, OTHER)).status).toBeGreaterThanOrEqual(400);
    expect((await reset(token, OTHER)).status).toBeLessThan(500);
  });

  test('a link for confirming an address does not open the password', async () => {
    await t
      .browser()
      .post('/api/auth/register')
      .send({ ...aRegistration({ name: 'Ada', email: 'ada@example.org' }), password: OTHER })
      .expect(201);
    await reset(await mailedToken(t, 'ada@example.org'), PASSWORD).expect(422);
  });

  test('the invited coach chooses one of 15 characters with the link', async () => {
    const { token, isFirst } = await t.app.get(CoachService).invite('Maren@Example.org', 'Maren Solveig');
    expect(isFirst).toBe(true);
    expect((await reset(token, 'seed-to-forest')).body).toMatchObject({
      fields: { password: 'Password must have at least 15 characters' },
    });
    const timeZone = 'America/Vancouver';
    await reset(token, OTHER).send({ token, password: OTHER, timeZone }).expect(204);
    const answer = await login('maren@example.org', OTHER).expect(200);
    expect(answer.body).toMatchObject({
      name: 'Maren Solveig',
      role: 'creator',
      isEmailVerified: true,
      timeZone,
    });
  });
});
