import { aRegistration } from '../../../../test/builders/people.js';
import { JwtService } from '@nestjs/jwt';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aCreator, aMember, PASSWORD } from '../../../../test/builders/people.js';
import { AppSecret } from '../../../platform/security/app-secret.js';

describe('signing in', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());
  beforeEach(() => t.clock.advance(61_000));

  const login = (body: object, browser = t.browser()) => browser.post('/api/auth/login').send(body);

  test('needs the right password', async () => {
    const rosa = await aMember(t);
    const browser = t.browser();
    const answer = await login({ email: rosa.email.toUpperCase(), password: PASSWORD }, browser);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: rosa.id, role: 'member' });
    await browser.get('/api/me').expect(200, answer.body);
  });

  test('answers an unknown address and a wrong password alike', async () => {
    const rosa = await aMember(t);
    const [unknown, wrong] = await Promise.all([
      login({ email: 'nobody@example.org', password: PASSWORD }),
      login({ email: rosa.email, password: 'another walk' }),
    ]);
    for (const answer of [unknown, wrong]) {
      expect(answer.body).toEqual({
        statusCode: 401,
        code: 'wrong_credentials',
        message: 'Wrong email or password',
        requestId: expect.any(String),
      });
    }
    expect(unknown.headers['set-cookie']).toBeUndefined();
  });

  test('to an account without a password answers as a wrong password does', async () => {
    await t.database.query(
      `insert into accounts (id, email, name, created_at) values (gen_random_uuid(), 'new@example.org', 'New', now())`,
    );
    expect((await login({ email: 'new@example.org', password: 'x' })).body.code).toBe('wrong_credentials');
  });

  test('accepts an accent typed on any keyboard', async () => {
    const password = 'caf\u00e9 sous les arbres';
    const email = 'zoe@example.org';
    await t
      .browser()
      .post('/api/auth/register')
      .send({ ...aRegistration({ name: 'Zoe', email }), password })
      .expect(201);
    await login({ email, password: password.normalize('NFD') }).expect(200);
  });

  test('works with a bearer token as with cookies', async () => {
    const { accessToken, id } = await aMember(t);
    const answer = await t.browser().get('/api/me').set('authorization', `Bearer ${accessToken}`);
    expect(answer.body.id).toBe(id);
  });

  test.each(['', 'x', 'a.b.c', 'Bearer', 'x'.repeat(3_000), 'null'])(
    'the token %j belongs to no one',
    async (token) => {
      const answer = await t.browser().get('/api/me').set('authorization', `Bearer ${token}`);
      expect(answer.status).toBe(401);
      expect(answer.body.code).toBe('sign_in_required');
    },
  );

  test('a token that names another algorithm is refused', async () => {
    const { accessToken } = await aMember(t);
    const [, payload] = accessToken.split('.');
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    await t.browser().get('/api/me').set('authorization', `Bearer ${header}.${payload}.`).expect(401);
  });

  test('a token that never expires is refused, even with our signature', async () => {
    const { browser } = await aMember(t);
    const body = (await browser.get('/api/me/sessions')).body.items;
    const endless = await new JwtService({
      secret: t.app.get(AppSecret).keyFor('access-token'),
    }).signAsync(
      { sub: (await browser.get('/api/me')).body.id, sid: body[0].id, typ: 'access' },
      { issuer: 'sanctum', audience: 'sanctum-api', algorithm: 'HS256' },
    );
    await t.browser().get('/api/me').set('authorization', `Bearer ${endless}`).expect(401);
  });

  test('lasts ten minutes without a refresh', async () => {
    const { browser } = await aMember(t);
    t.clock.advance(599_000);
    await browser.get('/api/me').expect(200);
    t.clock.advance(1_000);
    await browser.get('/api/me').expect(401);
  });

  test('again in the same browser ends the earlier session', async () => {
    const rosa = await aMember(t);
    await login({ email: rosa.email, password: PASSWORD }, rosa.browser).expect(200);
    expect((await rosa.browser.get('/api/me/sessions')).body.items).toHaveLength(1);
  });

  test('is slowed down for one account after five failures, then works again', async () => {
    const rosa = await aMember(t);
    for (let n = 0; n < 5; n++) await login({ email: rosa.email, password: 'wrong' }).expect(401);
    const refused = await login({ email: rosa.email, password: PASSWORD }).expect(429);
    expect(refused.headers['retry-after']).toBe('1');
    t.clock.advance(1_000);
    await login({ email: rosa.email, password: 'wrong' }).expect(401);
    const longer = await login({ email: rosa.email, password: PASSWORD }).expect(429);
    expect(longer.headers['retry-after']).toBe('2');
    t.clock.advance(2_000);
    await login({ email: rosa.email, password: PASSWORD }).expect(200);
    await login({ email: rosa.email, password: PASSWORD }).expect(200);
  });

  test('many guesses at once are counted one by one', async () => {
    const rosa = await aMember(t);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => login({ email: rosa.email, password: 'wrong' })),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(401), count(429)]).toEqual([5, 7]);
  });

  test('reveals nothing by slowing down: an unknown address is delayed as well', async () => {
    const email = 'nobody-at-all@example.org';
    for (let n = 0; n < 5; n++) await login({ email, password: 'wrong' }).expect(401);
    await login({ email, password: 'wrong' }).expect(429);
  });

  test.each<[string, object]>([
    ['nothing', {}],
    ['no password', { email: 'a@example.org' }],
    ['NUL', { email: 'a@example.org', password: 'a\u0000b' }],
    ['an array', { email: ['a@example.org'], password: 'x' }],
    ['a long code', { email: 'a@example.org', password: 'x', code: '1'.repeat(100) }],
    ['an unknown field', { email: 'a@example.org', password: 'x', remember: true }],
  ])('with %s is a 400', async (_, body) => {
    expect((await login(body)).body).toMatchObject({ statusCode: 400, code: 'invalid' });
  });

  test('from another site is refused, even signing out', async () => {
    const { browser } = await aMember(t);
    await browser.post('/api/auth/logout').set('sec-fetch-site', 'cross-site').expect(403);
    await browser.post('/api/auth/logout').set('origin', 'https://evil.example').expect(403);
    await browser.get('/api/me').expect(200);
    await browser.post('/api/auth/logout').set('sec-fetch-site', 'same-origin').expect(204);
  });

  test('out ends the session on the server and clears the cookies', async () => {
    const rosa = await aMember(t);
    const answer = await rosa.browser.post('/api/auth/logout').expect(204);
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^sanctum_access=;.*Expires=Thu, 01 Jan 1970/),
      expect.stringMatching(/^sanctum_refresh=;.*Expires=Thu, 01 Jan 1970/),
    ]);
    await t.browser().get('/api/me').set('authorization', `Bearer ${rosa.accessToken}`).expect(401);
    await t.browser().post('/api/auth/logout').expect(204);
  });

  test('a sign-out on another server counts within five seconds', async () => {
    const rosa = await aMember(t);
    await rosa.browser.get('/api/me').expect(200);
    await t.database.query('update login_sessions set ended_at = now() where account_id = $1', [rosa.id]);
    t.clock.advance(5_000);
    await rosa.browser.get('/api/me').expect(401);
  });
});

describe('roles', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  test('cannot be changed by the application: the database refuses', async () => {
    const { id } = await aMember(t);
    await expect(
      t.database.query(`update accounts set role = 'creator' where id = $1`, [id]),
    ).rejects.toThrow('roles are given by cli invite-coach only');
    await expect(
      t.database.query(
        `insert into accounts (id, email, name, role, created_at) values (gen_random_uuid(), 'x@example.org', 'X', 'creator', now())`,
      ),
    ).rejects.toThrow('roles are given by cli invite-coach only');
  });

  test('come from the database, not from the token', async () => {
    const coach = await aCreator(t);
    await coach.browser.get('/api/creator/overview').expect(200);
    await t.database.transaction(async (tx) => {
      await tx.query(`set local sanctum.role_change = 'allowed'`);
      await tx.query(`update accounts set role = 'member' where id = $1`, [coach.id]);
    });
    t.clock.advance(5_000);
    await coach.browser.get('/api/creator/overview').expect(403);
  });
});
