import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aCreator, aMember, type Person, PASSWORD } from '../../../../test/builders/people.js';
import { mailsTo } from '../../../../test/mail.js';
import { newId } from '../../../kernel/ids.js';
import { Operations } from '../../../platform/security/operations.js';
import { SecondFactorService } from './second-factor.service.js';
import { codeAt, stepAt } from './totp.js';
import { deepTest } from '../../../../test/deep-test.js';

describe('a second factor', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());
  beforeEach(() => t.clock.advance(61_000));

  const codeNow = (secret: string) => codeAt(secret, stepAt(t.clock.now()));
  const login = ({ email }: Person, code?: string) =>
    t
      .browser()
      .post('/api/auth/login')
      .send({ email, password: PASSWORD, ...(code !== undefined && { code }) });

  const subjectsTo = async ({ email }: Person) =>
    (await mailsTo(t, email)).map(({ subject }) => subject).toSorted();

  async function aCoachWithCodes() {
    const coach = await aCreator(t);
    const { secret } = (await coach.browser.post('/api/me/totp/start').expect(200)).body as {
      secret: string;
    };
    const code = await codeNow(secret);
    const answer = await coach.browser.post('/api/me/totp/confirm').send({ code }).expect(200);
    t.clock.advance(30_000);
    return { coach, secret, recoveryCodes: (answer.body as { recoveryCodes: string[] }).recoveryCodes };
  }

  test('is not asked for before a first code has proved that the app works', async () => {
    const coach = await aCreator(t);
    const start = await coach.browser.post('/api/me/totp/start').expect(200);
    expect(start.body.otpauthUrl).toContain(`secret=${start.body.secret}`);
    await coach.browser.post('/api/me/totp/confirm').send({ code: '000000' }).expect(400);
    await login(coach).expect(200);
    await coach.browser
      .get('/api/me/totp')
      .expect(200, { isOn: false, recoveryCodesLeft: 0, isRequired: false });
  });

  test('is asked for with its own error code, and a right code signs in', async () => {
    const { coach, secret } = await aCoachWithCodes();
    const asked = await login(coach).expect(401);
    expect(asked.body.code).toBe('code_required');
    const wrong = await login(coach, '000000').expect(401);
    expect(wrong.body).toMatchObject({ code: 'code_required', fields: { code: 'Code isn’t correct' } });
    await login(coach, await codeNow(secret)).expect(200);
  });

  describe('keeps its secret sealed in the database', () => {
    const storedOf = async ({ id }: Person) =>
      (
        await t.database.query<{ secret: string }>(
          'select secret from second_factors where account_id = $1',
          [id],
        )
      )[0]!.secret;
    const store = ({ id }: Person, secret: string) =>
      t.database.query('update second_factors set secret = $2 where account_id = $1', [id, secret]);

    test('in a form that nobody can read', async () => {
      const { coach, secret } = await aCoachWithCodes();
      expect(await storedOf(coach)).toMatch(/^sealed:1:[\w-]{80,}$/);
      expect(await storedOf(coach)).not.toContain(secret);
    });

    test('also a secret of an earlier release, from the next start on, and its codes still work', async () => {
      const { coach, secret } = await aCoachWithCodes();
      await store(coach, secret);
      const restarted = await t.another();
      await restarted.close();
      expect(await storedOf(coach)).toMatch(/^sealed:1:/);
      await login(coach, await codeNow(secret)).expect(200);
    });

    test('for this account alone: copied to another account, or damaged, it accepts no code, and recovery codes still work', async () => {
      const { coach, secret, recoveryCodes } = await aCoachWithCodes();
      const other = await aCoachWithCodes();
      await store(coach, await storedOf(other.coach));
      await login(coach, await codeNow(other.secret)).expect(401);
      await store(coach, 'sealed:1:');
      await login(coach, await codeNow(secret)).expect(401);
      await login(coach, recoveryCodes[0]).expect(200);
    });
  });

  test('is not asked for after a wrong password', async () => {
    const { coach } = await aCoachWithCodes();
    const answer = await t.browser().post('/api/auth/login').send({ email: coach.email, password: 'wrong' });
    expect(answer.body.code).toBe('wrong_credentials');
  });

  test('accepts no code twice, not even at once', async () => {
    const { coach, secret } = await aCoachWithCodes();
    const code = await codeNow(secret);
    const answers = await Promise.all([login(coach, code), login(coach, code), login(coach, code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await login(coach, code).expect(401);
  });

  test('the code that turned it on opens nothing else', async () => {
    const coach = await aCreator(t);
    const { secret } = (await coach.browser.post('/api/me/totp/start')).body as { secret: string };
    const code = await codeNow(secret);
    await coach.browser.post('/api/me/totp/confirm').send({ code }).expect(200);
    await login(coach, code).expect(401);
  });

  test('each of ten recovery codes works once, with or without its dashes', async () => {
    const { coach, recoveryCodes } = await aCoachWithCodes();
    expect(recoveryCodes).toHaveLength(10);
    await login(coach, recoveryCodes[0]).expect(200);
    await login(coach, recoveryCodes[0]).expect(401);
    await login(coach, recoveryCodes[1]?.replaceAll('-', '').toUpperCase()).expect(200);
    const state = await coach.browser.get('/api/me/totp').expect(200);
    expect(state.body).toEqual({ isOn: true, recoveryCodesLeft: 8, isRequired: false });
  });

  test("a person's recovery code does not open another account", async () => {
    const first = await aCoachWithCodes();
    const second = await aCoachWithCodes();
    await login(second.coach, first.recoveryCodes[0]).expect(401);
  });

  test('guessing codes is slowed down like guessing passwords', async () => {
    const { coach } = await aCoachWithCodes();
    for (let n = 0; n < 5; n++) await login(coach, '000000').expect(401);
    await login(coach, '000000').expect(429);
  });

  test('cannot be set up again while it is on, and can be turned off', async () => {
    const { coach } = await aCoachWithCodes();
    expect((await coach.browser.post('/api/me/totp/start').expect(409)).body.code).toBe('totp_on');
    await coach.browser.delete('/api/me/totp').expect(204);
    await login(coach).expect(200);
  });

  test('is changed only after a fresh sign-in', async () => {
    const coach = await aCreator(t);
    t.clock.advance(601_000);
    await coach.browser.post('/api/auth/refresh').expect(200);
    const answer = await coach.browser.post('/api/me/totp/start').expect(403);
    expect(answer.body.code).toBe('fresh_sign_in_required');
    await coach.browser.get('/api/me/totp').expect(200);
    await coach.browser.post('/api/auth/login').send({ email: coach.email, password: PASSWORD }).expect(200);
    await coach.browser.post('/api/me/totp/start').expect(200);
  });

  test('is available to members, not to visitors', async () => {
    const rosa = await aMember(t);
    const { secret } = (await rosa.browser.post('/api/me/totp/start').expect(200)).body as { secret: string };
    await rosa.browser
      .post('/api/me/totp/confirm')
      .send({ code: await codeNow(secret) })
      .expect(200);
    t.clock.advance(30_000);
    expect((await login(rosa).expect(401)).body.code).toBe('code_required');
    await login(rosa, await codeNow(secret)).expect(200);
    await t.browser().get('/api/me/totp').expect(401);
    await t.browser().delete('/api/me/totp').expect(401);
  });

  test('new recovery codes replace the earlier ones', async () => {
    const { coach, recoveryCodes } = await aCoachWithCodes();
    const { body } = await coach.browser.post('/api/me/totp/replace-recovery-codes').expect(200);
    const replaced = (body as { recoveryCodes: string[] }).recoveryCodes;
    expect(replaced).toHaveLength(10);
    await login(coach, recoveryCodes[0]).expect(401);
    await login(coach, replaced[0]).expect(200);
  });

  test('the operator can remove it when app and recovery codes are lost', async () => {
    const { coach } = await aCoachWithCodes();
    const service = t.app.get(SecondFactorService, { strict: false });
    expect(await service.remove(coach.email.toUpperCase())).toBe(true);
    expect(await service.remove(coach.email)).toBe(false);
    await login(coach).expect(200);
    expect(await subjectsTo(coach)).toContain('Two-step sign-in was removed');
  });

  test('its owner gets an email when it is turned on, off or removed, and when its recovery codes are replaced', async () => {
    const { coach } = await aCoachWithCodes();
    await coach.browser.post('/api/me/totp/replace-recovery-codes').expect(200);
    await coach.browser.delete('/api/me/totp').expect(204);
    await coach.browser.delete('/api/me/totp').expect(204);
    const { secret } = (await coach.browser.post('/api/me/totp/start').expect(200)).body as {
      secret: string;
    };
    await coach.browser.delete('/api/me/totp').expect(204);
    expect(await subjectsTo(coach)).toEqual([
      'Two-step sign-in is off',
      'Two-step sign-in is on',
      'You have new recovery codes',
    ]);
    const [mail] = await mailsTo(t, coach.email);
    expect(mail?.text).toContain(`${t.url}/forgot-password`);
    expect(JSON.stringify(await mailsTo(t, coach.email))).not.toContain(secret);
  });

  test('a wrong code turns nothing on and emails nobody', async () => {
    const rosa = await aMember(t);
    await rosa.browser.post('/api/me/totp/start').expect(200);
    await rosa.browser.post('/api/me/totp/confirm').send({ code: '000000' }).expect(400);
    expect(await subjectsTo(rosa)).not.toContain('Two-step sign-in is on');
  });

  test('without it there are no recovery codes', async () => {
    const coach = await aCreator(t);
    await coach.browser.post('/api/me/totp/start').expect(200);
    const answer = await coach.browser.post('/api/me/totp/replace-recovery-codes').expect(409);
    expect(answer.body.code).toBe('totp_off');
  });

  test.each([{}, { code: '12345' }, { code: 123456 }, { code: '1'.repeat(9) }])(
    'the confirmation %j is a 400',
    async (body) => {
      const coach = await aCreator(t);
      await coach.browser.post('/api/me/totp/confirm').send(body).expect(400);
    },
  );
});

describe('where the coach must have a second factor, as in production', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ SECOND_FACTOR_REQUIRED: 'true' });
  });
  afterAll(() => t.close());

  const ENROLMENT = [
    ...['read', 'start', 'confirm', 'replaceRecoveryCodes', 'switchOff'].map(
      (name) => `SecondFactorController.${name}`,
    ),
    'MeController.read',
  ];
  /** Endpoints that every page of both apps requests: the site's appearance and pictures. */
  const LOOK = [
    'AppManifestController.manifest',
    'PublicImagesController.read',
    'PublicImagesController.readSize',
    'SiteController.site',
    ...['picture', 'sizedPicture', 'video', 'icon', 'fullIcon', 'card', 'productCard'].map(
      (name) => `SitePicturesController.${name}`,
    ),
  ];

  async function enrol({ browser }: Person) {
    const { secret } = (await browser.post('/api/me/totp/start').expect(200)).body as { secret: string };
    const code = await codeAt(secret, stepAt(t.clock.now()));
    await browser.post('/api/me/totp/confirm').send({ code }).expect(200);
  }

  deepTest(
    'the session of a coach without one may call what sets it up, signs in and out, sees the look of the place, and nothing else',
    async () => {
      const { browser } = await aCreator(t);
      const open: string[] = [];
      for (const { name, method, path } of t.app.get(Operations, { strict: false }).all()) {
        const url = `/api${path.replace(/:\w+/g, newId())}`;
        const call = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
        if (name === 'AuthController.logout') continue;
        const { status } = await browser[call](url).send({});
        if (status !== 403) open.push(name);
      }
      expect(open.filter((name) => !name.startsWith('AuthController.')).toSorted()).toEqual(
        [...ENROLMENT, ...LOOK].toSorted(),
      );
      await browser.post('/api/auth/logout').expect(204);
    },
  );

  test('everything opens as soon as it is set up', async () => {
    const coach = await aCreator(t);
    const refused = await coach.browser.get('/api/creator/overview').expect(403);
    expect(refused.body.code).toBe('second_factor_required');
    await coach.browser
      .get('/api/me/totp')
      .expect(200, { isOn: false, recoveryCodesLeft: 0, isRequired: true });
    await enrol(coach);
    await coach.browser.get('/api/creator/overview').expect(200);
  });

  test('you can’t turn it off', async () => {
    const coach = await aCreator(t);
    await enrol(coach);
    expect((await coach.browser.delete('/api/me/totp').expect(409)).body.code).toBe('totp_required');
    await coach.browser
      .get('/api/me/totp')
      .expect(200, { isOn: true, recoveryCodesLeft: 10, isRequired: true });
  });

  test('members need none, may have one and can turn it off', async () => {
    const rosa = await aMember(t);
    await rosa.browser.get('/api/me/overview').expect(200);
    await enrol(rosa);
    await rosa.browser.delete('/api/me/totp').expect(204);
  });
});
