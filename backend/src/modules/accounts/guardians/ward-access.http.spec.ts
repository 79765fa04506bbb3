import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aDaughter, becomeGuardian } from '../../../../test/builders/families.js';
import { aMember, PASSWORD, type Person } from '../../../../test/builders/people.js';
import { mailedToken, mailsTo } from '../../../../test/mail.js';
import { untilEndedOrWaiting } from '../../../../test/waiting.js';
import { codeAt, stepAt } from '../second-factor/totp.js';
import { newId } from '../../../kernel/ids.js';

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

const NEW = 'snow on the old roof';
const setPassword = ({ browser }: Person, { id }: Person, password = NEW) =>
  browser.post(`/api/family/wards/${id}/set-password`).send({ password });
const sendLink = ({ browser }: Person, { id }: Person) =>
  browser.post(`/api/family/wards/${id}/send-password-link`);
const signOut = ({ browser }: Person, { id }: Person) => browser.post(`/api/family/wards/${id}/sign-out`);
const signIn = (email: string, password: string) =>
  t.browser().post('/api/auth/login').send({ email, password });

/** Notification kinds at the person's bell, read without signing in. */
const heardBy = async ({ id }: Person) => {
  await t.runJobs();
  const rows = await t.database.query<{ kind: string }>(
    'select kind from notifications where account_id = $1',
    [id],
  );
  return rows.map(({ kind }) => kind);
};
const withoutAddress = async (daughter: Person): Promise<Person> => {
  const email = `lena-${newId().slice(-12)}@no-mail.invalid`;
  await t.database.query('update accounts set email = $2 where id = $1', [daughter.id, email]);
  return { ...daughter, email };
};

describe('the password of a child under 13', () => {
  test('is set by a guardian, which signs out the child and notifies her by email and in the app', async () => {
    const lena = await aDaughter(t, rosa, { band: 'child' });
    await setPassword(rosa, lena).expect(204);
    await lena.browser.get('/api/me').expect(401);
    await signIn(lena.email, NEW).expect(200);
    expect(await heardBy(lena)).toEqual(['ward_password_set']);
    const [mail] = await mailsTo(t, lena.email);
    expect(mail?.subject).toBe('Your guardian set a new password for you');
    expect(mail?.text).toContain('read your journal and notes');
  });

  test('that has no address is not mailed to the guardian who set it; the child gets the notification in the app', async () => {
    const lena = await withoutAddress(await aDaughter(t, rosa, { band: 'child' }));
    await setPassword(rosa, lena).expect(204);
    expect(await heardBy(lena)).toEqual(['ward_password_set']);
    expect(await mailsTo(t, rosa.email)).toEqual([]);
  });

  test('must follow the password rules', async () => {
    const lena = await aDaughter(t, rosa, { band: 'child' });
    const { body } = await setPassword(rosa, lena, 'password1234').expect(400);
    expect(body).toMatchObject({ code: 'weak_password', fields: { password: expect.any(String) } });
    expect(await heardBy(lena)).toEqual([]);
  });
});

describe('the password of a minor of 13 or older', () => {
  test('cannot be set by a guardian, who learns what to do instead', async () => {
    const lena = await aDaughter(t, rosa, { band: 'teen' });
    const { body } = await setPassword(rosa, lena).expect(403);
    expect(body).toMatchObject({ code: 'own_password', message: expect.stringContaining('link') });
    await signIn(lena.email, PASSWORD).expect(200);
  });

  test('is chosen through a link to her own address, and the guardian does not get the link', async () => {
    const lena = await aDaughter(t, rosa, { band: 'teen' });
    await sendLink(rosa, lena).expect(202);
    const token = await mailedToken(t, lena.email);
    expect(await mailsTo(t, rosa.email)).toEqual([]);
    await t.browser().post('/api/auth/reset-password').send({ token, password: NEW }).expect(204);
    await signIn(lena.email, NEW).expect(200);
    expect(await heardBy(lena)).toEqual([]);
  });

  test('is chosen through a link mailed to a guardian if she has no address, and she is notified when it is used', async () => {
    const lena = await withoutAddress(await aDaughter(t, rosa, { band: 'teen' }));
    await sendLink(rosa, lena).expect(202);
    const [mail] = await mailsTo(t, rosa.email);
    expect(mail?.subject).toBe('Choose a password for Lena Lind’s account');
    expect(mail?.text).toContain('Open it on Lena Lind’s device');
    const token = await mailedToken(t, rosa.email);
    await t.browser().post('/api/auth/reset-password').send({ token, password: NEW }).expect(204);
    expect(await heardBy(lena)).toEqual(['ward_password_set']);
  });

  test('is not set by a guardian whose request meets the 13th birthday', async () => {
    const lena = await aDaughter(t, rosa, { band: 'child' });
    const birthday = await t.database.pool.connect();
    try {
      await birthday.query('begin');
      await birthday.query(`update accounts set age_band = 'teen' where id = $1`, [lena.id]);
      const late = setPassword(rosa, lena).then((answer) => answer);
      await untilEndedOrWaiting(t, late);
      await birthday.query('commit');
      expect((await late).body.code).toBe('own_password');
    } finally {
      birthday.release();
    }
    await signIn(lena.email, PASSWORD).expect(200);
  });
});

describe('the second factor of a daughter who has lost her phone', () => {
  const remove = ({ browser }: Person, { id }: Person) =>
    browser.delete(`/api/family/wards/${id}/second-factor`);
  async function turnOn({ browser }: Person): Promise<void> {
    const { secret } = (await browser.post('/api/me/totp/start').expect(200)).body as { secret: string };
    const code = await codeAt(secret, stepAt(t.clock.now()));
    await browser.post('/api/me/totp/confirm').send({ code }).expect(200);
  }
  const hasOne = async ({ browser }: Person) =>
    ((await browser.get('/api/family').expect(200)).body as { wards: { hasSecondFactor: boolean }[] })
      .wards[0]?.hasSecondFactor;

  test.each(['child', 'teen'] as const)('is removed by a guardian, and a %s is notified', async (band) => {
    const lena = await aDaughter(t, rosa, { band });
    await turnOn(lena);
    await t.runJobs();
    expect(await hasOne(rosa)).toBe(true);
    expect((await signIn(lena.email, PASSWORD).expect(401)).body.code).toBe('code_required');
    await remove(rosa, lena).expect(204);
    expect(await hasOne(rosa)).toBe(false);
    await signIn(lena.email, PASSWORD).expect(200);
    expect(await heardBy(lena)).toEqual(['second_factor_removed']);
    const subjects = (await mailsTo(t, lena.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your guardian removed two-step sign-in');
    await remove(rosa, lena).expect(404);
  });

  test('is only removed by a guardian, after a fresh sign-in', async () => {
    const lena = await aDaughter(t, rosa);
    await turnOn(lena);
    const stranger = await aMember(t, { name: 'Ida Berg' });
    await remove(stranger, lena).expect(404);
    await remove(lena, lena).expect(404);
    t.clock.advance(600_001);
    await rosa.browser.post('/api/auth/refresh').expect(200);
    expect((await remove(rosa, lena).expect(403)).body.code).toBe('fresh_sign_in_required');
    expect(await hasOne(rosa)).toBe(true);
  });
});

describe('signing a daughter out everywhere', () => {
  test('ends her sessions right away, for either guardian', async () => {
    const ida = await aMember(t, { name: 'Ida Berg' });
    const lena = await aDaughter(t, rosa);
    await becomeGuardian(t, ida, lena);
    await signOut(ida, lena).expect(204);
    await lena.browser.get('/api/me').expect(401);
    await signIn(lena.email, PASSWORD).expect(200);
  });

  test('is reserved for her guardians, as is helping her with the password', async () => {
    const lena = await aDaughter(t, rosa, { band: 'child' });
    const stranger = await aMember(t, { name: 'Ida Berg' });
    await aDaughter(t, stranger);
    for (const person of [stranger, lena]) {
      await signOut(person, lena).expect(404);
      await setPassword(person, lena).expect(404);
      await sendLink(person, lena).expect(404);
    }
    await lena.browser.get('/api/me').expect(200);
  });
});
