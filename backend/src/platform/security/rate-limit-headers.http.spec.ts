import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { seconds } from '../../kernel/clock.js';
import { Database } from '../database/database.js';

describe('the headers of a limited call', () => {
  let t: TestApp;
  let coach: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  afterAll(() => t.close());
  afterEach(() => jest.restoreAllMocks());

  const tokenOf = async (): Promise<string> => {
    const { body } = await coach.browser
      .post('/api/me/api-tokens')
      .send({
        name: 'A program',
        scopes: ['messages:read', 'messages:write', 'products:write'],
        expiresInDays: 1,
      })
      .expect(201);
    return (body as { token: string }).token;
  };

  test('show a token’s remaining calls, one less each time, until the window ends', async () => {
    const token = await tokenOf();
    t.clock.advance(seconds(60 - (Math.floor(t.clock.now().getTime() / 1000) % 60)));
    const call = () => t.browser().get('/api/creator/saved-replies').set('authorization', `Bearer ${token}`);
    const first = await call().expect(200);
    expect(first.headers).toMatchObject({
      'ratelimit-policy': '"api-token";q=600;w=60',
      ratelimit: '"api-token";r=599;t=60',
    });
    t.clock.advance(seconds(41));
    expect((await call().expect(200)).headers.ratelimit).toBe('"api-token";r=598;t=19');
    t.clock.advance(seconds(19));
    expect((await call().expect(200)).headers.ratelimit).toBe('"api-token";r=599;t=60');
  });

  test('show the limit of the operation too, also with a refusal', async () => {
    const token = await tokenOf();
    const { headers } = await t
      .browser()
      .post('/api/creator/media')
      .set('authorization', `Bearer ${token}`)
      .send({})
      .expect(400);
    expect(headers['ratelimit-policy']).toBe('"api-token";q=600;w=60, "media.add";q=300;w=600');
    expect(headers.ratelimit).toMatch(/^"api-token";r=599;t=\d+, "media.add";r=299;t=\d+$/);
  });

  test('show nothing left in a full window, and agree with Retry-After', async () => {
    const { browser } = await aMember(t);
    const call = () => browser.post('/api/me/set-birth-date').send({ birthDate: 'yesterday' });
    for (let n = 0; n < 10; n += 1) await call().expect(400);
    const { headers } = await call().expect(429);
    expect(headers.ratelimit).toBe(`"me.birth-date";r=0;t=${headers['retry-after']}`);
  });

  test('show a limit by person and by address once, with the smaller remainder', async () => {
    const body = { email: 'nobody@example.com', password: 'not the right one' };
    const { headers } = await t.browser().post('/api/auth/login').send(body).expect(401);
    expect(headers['ratelimit-policy']!.match(/"auth\.login"/g)).toHaveLength(1);
  });

  test('take no statement, and are missing where nothing is counted', async () => {
    const token = await tokenOf();
    const asked = jest.spyOn(Database.prototype, 'query');
    await t.browser().get('/api/creator/saved-replies').set('authorization', `Bearer ${token}`).expect(200);
    expect(asked.mock.calls.filter(([sql]) => sql.includes('rate_limits'))).toHaveLength(1);
    const { headers } = await coach.browser.get('/api/creator/saved-replies').expect(200);
    expect(headers).not.toHaveProperty('ratelimit');
    expect(headers).not.toHaveProperty('ratelimit-policy');
  });
});
