import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aCreator, aMember, aRegistration, PASSWORD, type Person } from '../../../../test/builders/people.js';
import { mailsTo } from '../../../../test/mail.js';
import { deepTest } from '../../../../test/deep-test.js';
import { minutes } from '../../../kernel/clock.js';
import { codeAt, stepAt } from '../second-factor/totp.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => t.close());
beforeEach(() => t.clock.advance(minutes(61)));

const fromAddress = (n: number) => `203.0.113.${n}`;
const HERS = '198.51.100.7';
const login = (email: string, more: { password?: string; code?: string } = {}, browser = t.browser()) =>
  browser
    .post('/api/auth/login')
    .set('x-forwarded-for', HERS)
    .send({ email, password: PASSWORD, ...more });
/** Sends wrong passwords from many networks. */
const besiege = (email: string, networks = 8) =>
  Promise.all(
    Array.from({ length: networks }, (_, n) =>
      login(email, { password: 'a guess' }).set('x-forwarded-for', fromAddress(n)),
    ),
  );
const codesTo = async (email: string) =>
  (await mailsTo(t, email)).flatMap(({ text }) => /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(text)?.[0] ?? []);
const codeFor = async (email: string): Promise<string> => (await codesTo(email))[0]!;

describe('the owner of an account that strangers have slowed down', () => {
  let coach: Person;
  beforeEach(async () => {
    coach = await aCreator(t);
  });

  deepTest('gets in from a new device while 200 networks try wrong passwords', async () => {
    await besiege(coach.email, 200);
    expect((await login(coach.email).expect(401)).body.code).toBe('mailed_code_required');
    await login(coach.email, { code: await codeFor(coach.email) }).expect(200);
  });

  test('gets in with a mailed code and the password, and her browser is known from then on', async () => {
    await besiege(coach.email);
    expect((await login(coach.email).expect(401)).body.code).toBe('mailed_code_required');
    const browser = t.browser();
    const code = await codeFor(coach.email);
    await login(coach.email, { code: code.toLowerCase().replace('-', ' ') }, browser).expect(200);
    await browser.post('/api/auth/logout').expect(204);
    await besiege(coach.email);
    await login(coach.email, {}, browser).expect(200);
    expect((await login(coach.email, { code }).expect(401)).body.code).toBe('mailed_code_required');
  });

  test('gets in with her second factor', async () => {
    const code = await aSecondFactor(coach);
    await besiege(coach.email);
    expect((await login(coach.email, { code: '000000' }).expect(401)).body).toMatchObject({
      code: 'mailed_code_required',
      fields: { code: 'Code isn’t correct' },
    });
    await login(coach.email, { code: await code() }).expect(200);
  });

  test('is asked for her second factor after a mailed code, in a browser that is known by then', async () => {
    const code = await aSecondFactor(coach);
    await besiege(coach.email);
    await login(coach.email).expect(401);
    const browser = t.browser();
    const mailed = await codeFor(coach.email);
    expect((await login(coach.email, { code: mailed }, browser).expect(401)).body.code).toBe('code_required');
    await login(coach.email, { code: await code() }, browser).expect(200);
  });

  test('can use a mailed code once, also when two requests use it together', async () => {
    await besiege(coach.email);
    await login(coach.email).expect(401);
    const code = await codeFor(coach.email);
    const answers = await Promise.all([1, 2].map(() => login(coach.email, { code })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  test('gets no flood of emails: one in a quarter of an hour, and its code works until the next one is mailed', async () => {
    t.clock.advance(minutes(15) - (t.clock.now().getTime() % minutes(15)));
    await besiege(coach.email, 20);
    const first = await codeFor(coach.email);
    for (let n = 0; n < 6; n++) {
      t.clock.advance(minutes(2));
      await besiege(coach.email, 20);
    }
    expect(await codesTo(coach.email)).toHaveLength(1);
    t.clock.advance(minutes(4));
    await besiege(coach.email, 20);
    expect(await codesTo(coach.email)).toHaveLength(2);
    await login(coach.email, { code: first }).expect(200);
  });
});

async function aSecondFactor({ browser }: Person): Promise<() => Promise<string>> {
  const { secret } = (await browser.post('/api/me/totp/start').send({}).expect(200)).body as {
    secret: string;
  };
  const code = () => {
    t.clock.advance(30_000);
    return codeAt(secret, stepAt(t.clock.now()));
  };
  await browser
    .post('/api/me/totp/confirm')
    .send({ code: await code() })
    .expect(200);
  return code;
}

describe('a guesser', () => {
  test('cannot distinguish right from wrong passwords, or accounts from none, while the code is required', async () => {
    const rosa = await aMember(t);
    const nobody = 'nobody-besieged@example.org';
    await besiege(rosa.email);
    await besiege(nobody);
    const uncoded = await Promise.all([
      login(rosa.email),
      login(rosa.email, { password: 'a guess' }),
      login(nobody),
    ]);
    // Sent one by one, because some find too many tries of their own network.
    const coded = await Promise.all(
      ['123456', 'ABCD-EFGH'].flatMap((code) => [
        login(rosa.email, { code }),
        login(rosa.email, { password: 'a guess', code }),
        login(nobody, { code }),
      ]),
    );
    const said = (answers: typeof coded) =>
      new Set(answers.map(({ status, body: { requestId: _, ...body } }) => JSON.stringify({ status, body })));
    expect(uncoded[0].body.code).toBe('mailed_code_required');
    expect(said(uncoded).size).toBe(1);
    expect(said(coded.filter(({ status }) => status === 401)).size).toBe(1);
    expect([...uncoded, ...coded].every(({ headers }) => headers['set-cookie'] === undefined)).toBe(true);
    expect(await mailsTo(t, nobody)).toEqual([]);
  });

  test('gets no faster with another person’s code, and a right code with a wrong password opens nothing', async () => {
    const [rosa, mia] = [await aMember(t), await aMember(t)];
    await besiege(rosa.email);
    await besiege(mia.email);
    await login(rosa.email).expect(401);
    await login(mia.email).expect(401);
    const code = await codeFor(rosa.email);
    expect((await login(mia.email, { code })).body.code).toBe('mailed_code_required');
    expect((await login(rosa.email, { code, password: 'a guess' }).expect(401)).body.code).toBe(
      'wrong_credentials',
    );
    expect((await login(rosa.email, { code }).expect(401)).body.code).toBe('mailed_code_required');
  });

  test('on a single network is delayed, and is not asked for a code', async () => {
    const rosa = await aMember(t);
    for (let n = 0; n < 5; n++) await login(rosa.email, { password: 'a guess' }).expect(401);
    await login(rosa.email).expect(429);
    expect(await mailsTo(t, rosa.email)).toEqual([]);
  });
});

describe('links to a new password', () => {
  const forgot = (email: string, address: string, browser = t.browser()) =>
    browser.post('/api/auth/forgot-password').set('x-forwarded-for', address).send({ email }).expect(202);

  test('are mailed every five minutes, however many strangers ask', async () => {
    const coach = await aCreator(t);
    for (let n = 0; n < 40; n++) await forgot(coach.email, fromAddress(n));
    expect(await mailsTo(t, coach.email)).toHaveLength(5);
    for (let n = 1; n <= 3; n++) {
      t.clock.advance(minutes(5));
      for (let m = 0; m < 10; m++) await forgot(coach.email, fromAddress(n * 10 + m + 50));
      expect(await mailsTo(t, coach.email)).toHaveLength(5 + n);
    }
  });

  test('requested from one network do not use up the owner’s', async () => {
    const coach = await aCreator(t);
    for (let n = 0; n < 15; n++) await forgot(coach.email, fromAddress(1));
    t.clock.advance(minutes(10));
    await forgot(coach.email, HERS);
    expect(await mailsTo(t, coach.email)).toHaveLength(6);
  });

  test('go out at once to a known device', async () => {
    const coach = await aCreator(t);
    const browser = t.browser();
    await login(coach.email, {}, browser).expect(200);
    for (let n = 0; n < 20; n++) await forgot(coach.email, fromAddress(n));
    await forgot(coach.email, HERS, browser);
    await forgot(coach.email, HERS, browser);
    expect(await mailsTo(t, coach.email)).toHaveLength(7);
  });
});

describe('registrations from one network', () => {
  let n = 0;
  const register = (address = HERS, more: object = {}) =>
    t
      .browser()
      .post('/api/auth/register')
      .set('x-forwarded-for', address)
      .send({ ...aRegistration({ name: 'Ada', email: `ada-${n++}@example.org` }), ...more });

  test('of a family are instant, a script’s slow down, and the network is forgotten later', async () => {
    const family = await Promise.all([1, 2, 3].map(() => register()));
    expect(family.map(({ status }) => status)).toEqual([201, 201, 201]);
    for (let k = 0; k < 3; k++) await register().expect(201);
    const refused = await register().expect(429);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.body).toMatchObject({
      code: 'too_many',
      message: 'Many accounts were created from your network. Please try again in 5 seconds.',
    });
    await register(fromAddress(77)).expect(201);
    for (const wait of [5, 10, 20, 40, 80]) {
      expect((await register().expect(429)).headers['retry-after']).toBe(String(wait));
      t.clock.advance(wait * 1_000);
      await register().expect(201);
    }
    const { body } = await register().set('accept-language', 'es').expect(429);
    expect(body.message).toBe('Se crearon muchas cuentas desde tu red. Inténtalo de nuevo en 3 minutos.');
    t.clock.advance(minutes(30));
    await register().expect(201);
    expect((await register().expect(429)).headers['retry-after']).toBe('5');
    t.clock.advance(minutes(61));
    for (let k = 0; k < 6; k++) await register().expect(201);
  });

  test('that come together are all counted', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => register('198.51.100.8')));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(201), count(429)]).toEqual([6, 6]);
  });

  test('with a mistake in the form are not counted', async () => {
    for (let k = 0; k < 8; k++) await register('198.51.100.9', { password: 'password1234' }).expect(400);
    await register('198.51.100.9').expect(201);
  });
});
