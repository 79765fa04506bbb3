import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aCreator, aMember, PASSWORD, type Person } from '../../../../test/builders/people.js';
import { days, minutes } from '../../../kernel/clock.js';

interface Made {
  id: string;
  token: string;
}

describe('a personal API token', () => {
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

  const wish = (scopes: string[], expiresInDays = 30) => ({ name: 'Shop sync', scopes, expiresInDays });
  async function make(person: Person, scopes: string[], expiresInDays?: number): Promise<Made> {
    const answer = await person.browser
      .post('/api/me/api-tokens')
      .send(wish(scopes, expiresInDays))
      .expect(201);
    return answer.body as Made;
  }
  const get = (token: string, path: string) => t.browser().get(path).set('authorization', `Bearer ${token}`);
  const list = async (person: Person) =>
    (await person.browser.get('/api/me/api-tokens').expect(200)).body.items as {
      lastUsedAt: string | null;
    }[];

  test('is shown once, is stored as a hash, and signs a program in as its owner', async () => {
    const { token } = await make(rosa, ['account:read']);
    expect(token).toMatch(/^sanctum_pat_[\w-]{43}$/);
    expect((await get(token, '/api/me').expect(200)).body).toMatchObject({ id: rosa.id });
    expect(JSON.stringify(await list(rosa))).not.toContain(token);
    const rows = await t.database.query('select * from api_tokens where account_id = $1', [rosa.id]);
    expect(JSON.stringify(rows)).not.toContain(token.slice('sanctum_pat_'.length));
  });

  test('does what its scopes name and nothing more; reading does not include writing', async () => {
    const { token } = await make(rosa, ['shop:read']);
    await get(token, '/api/cart').expect(200);
    expect((await get(token, '/api/me').expect(403)).body.code).toBe('scope_required');
    const bearer = { authorization: `Bearer ${token}` };
    const written = await t.browser().post('/api/create-payment-intent').set(bearer).send({}).expect(403);
    expect(written.body.code).toBe('scope_required');
  });

  test("of a member cannot do what only the coach can, and a coach's cannot do what only members can", async () => {
    const refused = await rosa.browser
      .post('/api/me/api-tokens')
      .send(wish(['products:read']))
      .expect(400);
    expect(refused.body.fields).toHaveProperty('scopes');
    const coach = await aCreator(t);
    await coach.browser
      .post('/api/me/api-tokens')
      .send(wish(['shop:write']))
      .expect(400);
    const { token } = await make(coach, ['products:read']);
    await get(token, '/api/creator/products').expect(200);
    await get(token, '/api/students').expect(403);
  });

  test('does what anyone may do, as a visitor; only a token with the scope writes for its owner there', async () => {
    const coach = await aCreator(t);
    const { token } = await make(coach, ['insights:read']);
    await get(token, '/api/products').expect(200);
    const mine = await make(rosa, ['account:read']);
    await get(mine.token, '/api/cart').expect(200);
    const bearer = { authorization: `Bearer ${mine.token}` };
    const written = await t.browser().post('/api/cart').set(bearer).send({}).expect(403);
    expect(written.body.code).toBe('scope_required');
  });

  test('exports data without asking for the password, because its owner proved it when creating the token', async () => {
    const coach = await aCreator(t);
    const { token } = await make(coach, ['orders:read']);
    const bearer = { authorization: `Bearer ${token}` };
    await t.browser().post('/api/creator/orders/export').set(bearer).send({}).expect(200);
    const unscoped = await make(coach, ['orders:write']);
    const refused = t.browser().post('/api/creator/orders/export');
    await refused
      .set({ authorization: `Bearer ${unscoped.token}` })
      .send({})
      .expect(403);
  });

  test('loses the rights of a role when its owner loses the role', async () => {
    const coach = await aCreator(t);
    const { token } = await make(coach, ['students:read']);
    await t.database.transaction(async (tx) => {
      await tx.query(`set local sanctum.role_change = 'allowed'`);
      await tx.query(`update accounts set role = 'member' where id = $1`, [coach.id]);
    });
    await get(token, '/api/students').expect(403);
  });

  test.each([
    ['post', '/api/me/api-tokens', wish(['account:read'])],
    ['get', '/api/me/api-tokens', undefined],
    ['post', '/api/me/change-password', { currentPassword: PASSWORD, newPassword: 'a run among willows' }],
    ['post', '/api/me/change-email', { newEmail: 'other@example.org', password: PASSWORD }],
    ['post', '/api/me/deletion/schedule', { password: PASSWORD }],
    ['post', '/api/me/data-export/prepare', undefined],
    ['get', '/api/me/sessions', undefined],
    ['post', '/api/me/totp/start', undefined],
    ['get', '/api/auth/session', undefined],
    ['post', '/api/auth/logout', undefined],
  ] as const)('never reaches %s %s, which needs a login session', async (method, path, body) => {
    const { token } = await make(rosa, ['account:read', 'account:write', 'shop:write', 'learning:write']);
    const call = t.browser()[method](path).set('authorization', `Bearer ${token}`);
    expect((await call.send(body).expect(403)).body.code).toBe('not_for_programs');
  });

  test('is created for a year at most, by someone who has just proved the password', async () => {
    await rosa.browser
      .post('/api/me/api-tokens')
      .send(wish(['account:read'], 366))
      .expect(400);
    await rosa.browser.post('/api/me/api-tokens').send(wish([])).expect(400);
    await rosa.browser
      .post('/api/me/api-tokens')
      .send(wish(['account:all']))
      .expect(400);
    t.clock.advance(minutes(9));
    await rosa.browser.post('/api/auth/refresh').expect(200);
    t.clock.advance(minutes(2));
    const late = await rosa.browser
      .post('/api/me/api-tokens')
      .send(wish(['account:read']))
      .expect(403);
    expect(late.body.code).toBe('fresh_sign_in_required');
  });

  test('stops working when it expires, when it is revoked, and when the password changes', async () => {
    const short = await make(rosa, ['account:read'], 1);
    const revoked = await make(rosa, ['account:read']);
    const left = await make(rosa, ['account:read']);
    await rosa.browser.delete(`/api/me/api-tokens/${revoked.id}`).expect(204);
    expect((await get(revoked.token, '/api/me').expect(401)).body.code).toBe('invalid_token');
    await rosa.browser.delete(`/api/me/api-tokens/${revoked.id}`).expect(404);
    const change = { currentPassword: PASSWORD, newPassword: 'a run among willows' };
    const mia = await aMember(t);
    const hers = await make(mia, ['account:read']);
    await mia.browser.post('/api/me/change-password').send(change).expect(204);
    await get(hers.token, '/api/me').expect(401);
    t.clock.advance(days(1));
    await get(short.token, '/api/me').expect(401);
    await get(left.token, '/api/me').expect(200);
  });

  test('shows its last use, precise to five minutes', async () => {
    const { token } = await make(rosa, ['account:read']);
    expect(await list(rosa)).toMatchObject([{ lastUsedAt: null }]);
    const first = t.clock.now().toISOString();
    await get(token, '/api/me').expect(200);
    t.clock.advance(minutes(4));
    await get(token, '/api/me').expect(200);
    expect(await list(rosa)).toMatchObject([{ lastUsedAt: first }]);
    t.clock.advance(minutes(2));
    await get(token, '/api/me').expect(200);
    const [row] = await t.database.query<{ at: Date }>(
      'select last_used_at as at from api_tokens where account_id = $1',
      [rosa.id],
    );
    expect(row!.at).toEqual(t.clock.now());
  });

  test('may be used 600 times a minute, and a person may have 20', async () => {
    const { token, id } = await make(rosa, ['account:read']);
    await get(token, '/api/me').expect(200);
    await t.database.query(`update rate_limits set calls = 600 where rule = 'api-token' and who = $1`, [id]);
    await get(token, '/api/me').expect(429);
    await t.database.query('delete from rate_limits');
    for (let made = 1; made < 20; made += 1) await make(rosa, ['account:read']);
    await t.database.query('delete from rate_limits');
    const full = await rosa.browser
      .post('/api/me/api-tokens')
      .send(wish(['account:read']))
      .expect(409);
    expect(full.body.code).toBe('full');
  });
});
