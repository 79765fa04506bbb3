import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aMember, PASSWORD, type Person } from '../../../../test/builders/people.js';
import { mailedToken, mailsTo } from '../../../../test/mail.js';
import { hours } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { deepTest } from '../../../../test/deep-test.js';

const anAddress = () => `rosa-${newId().slice(-12)}@example.org`;

describe('another email', () => {
  let t: TestApp;
  let rosa: Person;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    await t.database.query('delete from rate_limits');
    rosa = await aMember(t);
  });

  const ask = (newEmail: string, password = PASSWORD) =>
    rosa.browser.post('/api/me/change-email').send({ newEmail, password });
  const open = (token: string) => t.browser().post('/api/auth/verify-email').send({ token });
  const me = async () => (await rosa.browser.get('/api/me').expect(200)).body as Record<string, unknown>;

  test('belongs to the account once the link mailed to it is opened, and not before', async () => {
    const next = anAddress();
    const { body } = await ask(next.toUpperCase()).expect(200);
    expect(body).toMatchObject({ email: rosa.email, pendingEmail: next });
    const token = await mailedToken(t, next);
    await t.browser().post('/api/auth/login').send({ email: rosa.email, password: PASSWORD }).expect(200);
    await open(token).expect(204);
    expect(await me()).toMatchObject({ email: next, isEmailVerified: true, pendingEmail: null });
    await t.browser().post('/api/auth/login').send({ email: rosa.email, password: PASSWORD }).expect(401);
    await t.browser().post('/api/auth/login').send({ email: next, password: PASSWORD }).expect(200);
    await open(token).expect(422);
  });

  test('is announced to the old address, once, without naming the new one', async () => {
    const next = anAddress();
    await ask(next);
    await rosa.browser.post('/api/me/resend-email-change').expect(200);
    await open(await mailedToken(t, next)).expect(204);
    const warnings = await mailsTo(t, rosa.email);
    expect(warnings.map(({ subject }) => subject)).toEqual(['Your email is about to change']);
    expect(warnings[0]?.text).not.toContain(next);
  });

  test('needs the password, and must differ from the current one', async () => {
    expect((await ask(anAddress(), 'wrong').expect(403)).body).toMatchObject({
      code: 'wrong_password',
      fields: { password: 'Password isn’t correct' },
    });
    expect((await ask(rosa.email).expect(400)).body).toMatchObject({ code: 'same_email' });
    expect((await ask('not an address').expect(400)).body.fields).toMatchObject({
      newEmail: 'New email must be an email address',
    });
    expect(await me()).toMatchObject({ pendingEmail: null });
  });

  test('of another account gets the same answer: only its owner learns of it by email, and nothing changes', async () => {
    const ida = await aMember(t, { name: 'Ida' });
    const free = await ask(anAddress()).expect(200);
    const taken = await ask(ida.email).expect(200);
    expect({ ...taken.body, pendingEmail: '' }).toEqual({ ...free.body, pendingEmail: '' });
    expect((await open(await mailedToken(t, ida.email)).expect(409)).body.code).toBe('email_taken');
    expect(await me()).toMatchObject({ email: rosa.email });
    expect((await ida.browser.get('/api/me').expect(200)).body.email).toBe(ida.email);
  });

  test('requested by two people at once becomes one person’s', async () => {
    const next = anAddress();
    const ida = await aMember(t, { name: 'Ida' });
    await ask(next).expect(200);
    const first = await mailedToken(t, next);
    t.clock.advance(1_000);
    await ida.browser.post('/api/me/change-email').send({ newEmail: next, password: PASSWORD }).expect(200);
    const answers = await Promise.all([open(first), open(await mailedToken(t, next))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });

  deepTest('would belong to two people without the constraint', async () => {
    const next = anAddress();
    const ida = await aMember(t, { name: 'Ida' });
    await t.database.query('alter table accounts drop constraint accounts_email_key');
    try {
      await ask(next).expect(200);
      const first = await mailedToken(t, next);
      t.clock.advance(1_000);
      await ida.browser.post('/api/me/change-email').send({ newEmail: next, password: PASSWORD }).expect(200);
      const answers = await Promise.all([open(first), open(await mailedToken(t, next))]);
      expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    } finally {
      await t.database.query('delete from accounts where id = $1', [ida.id]);
      await t.database.query('alter table accounts add constraint accounts_email_key unique (email)');
    }
  });

  test('has one working link: a link to one address never confirms another', async () => {
    const one = anAddress();
    const two = anAddress();
    await ask(one);
    const first = await mailedToken(t, one);
    await ask(two);
    await open(first).expect(422);
    const second = await mailedToken(t, two);
    t.clock.advance(1_000);
    await rosa.browser.post('/api/me/resend-email-change').expect(200);
    const third = await mailedToken(t, two);
    await open(second).expect(422);
    await open(third).expect(204);
    expect(await me()).toMatchObject({ email: two });
  });

  test('can be canceled, even before the email is written', async () => {
    const one = anAddress();
    const two = anAddress();
    await ask(one);
    const token = await mailedToken(t, one);
    expect((await rosa.browser.post('/api/me/cancel-email-change').expect(200)).body.pendingEmail).toBeNull();
    await open(token).expect(422);
    await ask(two);
    await rosa.browser.post('/api/me/cancel-email-change').expect(200);
    expect(await mailsTo(t, two)).toEqual([]);
    await rosa.browser.post('/api/me/resend-email-change').expect(404);
  });

  test('is canceled by a new password, so the owner can stop a change that someone else requested', async () => {
    const one = anAddress();
    const two = anAddress();
    await ask(one);
    const token = await mailedToken(t, one);
    const password = 'rain on the old roof';
    await rosa.browser
      .post('/api/me/change-password')
      .send({ currentPassword: PASSWORD, newPassword: password })
      .expect(204);
    await open(token).expect(422);
    await ask(two, password).expect(200);
    const another = await mailedToken(t, two);
    t.clock.advance(1_000);
    await t.browser().post('/api/auth/forgot-password').send({ email: rosa.email });
    const reset = await mailedToken(t, rosa.email);
    await t.browser().post('/api/auth/reset-password').send({ token: reset, password: PASSWORD }).expect(204);
    await open(another).expect(422);
  });

  test('stops the links that were mailed to the old one', async () => {
    await t.browser().post('/api/auth/forgot-password').send({ email: rosa.email });
    const reset = await mailedToken(t, rosa.email);
    const next = anAddress();
    await ask(next);
    await open(await mailedToken(t, next)).expect(204);
    await t.browser().post('/api/auth/reset-password').send({ token: reset, password: PASSWORD }).expect(422);
  });

  test('has a link that works for a day', async () => {
    const next = anAddress();
    await ask(next);
    const token = await mailedToken(t, next);
    t.clock.advance(hours(24));
    await open(token).expect(422);
    const { pendingEmail } = (
      await t.browser().post('/api/auth/login').send({ email: rosa.email, password: PASSWORD }).expect(200)
    ).body;
    expect(pendingEmail).toBeNull();
  });

  test('is limited to a few links', async () => {
    const stranger = anAddress();
    for (let n = 0; n < 5; n++) await ask(stranger).expect(200);
    await ask(stranger).expect(429);
  });

  test('leaves no token in the queue, the mail log or the table', async () => {
    const next = anAddress();
    await ask(next);
    const token = await mailedToken(t, next);
    const rows = await t.database.query<{ row: string }>(
      `select to_jsonb(j)::text as row from jobs j union all select to_jsonb(m)::text from mails m
       union all select to_jsonb(o)::text from one_time_tokens o union all select to_jsonb(e)::text from email_changes e`,
    );
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
  });
});
