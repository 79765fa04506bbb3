import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aMember, PASSWORD } from '../../../../test/builders/people.js';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

describe('me', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  test('is a 401 without a session', async () => {
    for (const call of [
      t.browser().get('/api/me'),
      t.browser().patch('/api/me').send({ name: 'X' }),
      t.browser().get('/api/me/sessions'),
      t.browser().post('/api/auth/resend-verification'),
    ]) {
      expect((await call).body).toMatchObject({ statusCode: 401, code: 'sign_in_required' });
    }
  });

  test('changes the given fields and nothing else', async () => {
    const { browser } = await aMember(t);
    await browser.patch('/api/me').send({ bio: ' Gardener ', timeZone: 'Europe/Lisbon' }).expect(200);
    const answer = await browser.patch('/api/me').send({ name: 'Rosa L.' }).expect(200);
    expect(answer.body).toMatchObject({ name: 'Rosa L.', bio: 'Gardener', timeZone: 'Europe/Lisbon' });
    await browser.patch('/api/me').send({}).expect(200, answer.body);
  });

  test('keeps the chosen language, or that none was chosen', async () => {
    const { browser } = await aMember(t);
    expect((await browser.get('/api/me')).body.language).toBeNull();
    expect((await browser.patch('/api/me').send({ language: 'es' }).expect(200)).body.language).toBe('es');
    expect((await browser.patch('/api/me').send({ bio: 'Gardener' })).body.language).toBe('es');
    expect((await browser.patch('/api/me').send({ language: null }).expect(200)).body.language).toBeNull();
  });

  test('says if other members see the level', async () => {
    const { browser } = await aMember(t);
    expect((await browser.get('/api/me')).body.showLevelPublicly).toBe(true);
    const answer = await browser.patch('/api/me').send({ showLevelPublicly: false }).expect(200);
    expect(answer.body.showLevelPublicly).toBe(false);
    expect((await browser.patch('/api/me').send({ bio: 'Gardener' })).body.showLevelPublicly).toBe(false);
  });

  test.each([null, '', '  '])('the bio %j is stored as none', async (bio) => {
    const { browser } = await aMember(t);
    await browser.patch('/api/me').send({ bio: 'Gardener' }).expect(200);
    expect((await browser.patch('/api/me').send({ bio })).body.bio).toBeNull();
  });

  test.each<[string, object]>([
    ['name', { name: null }],
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(10_000) }],
    ['name', { name: 'a\u0000b' }],
    ['name', { name: '\udc00' }],
    ['bio', { bio: 7 }],
    ['bio', { bio: 'x'.repeat(1_001) }],
    ['timeZone', { timeZone: null }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['language', { language: 'qps' }],
    ['language', { language: '' }],
    ['showLevelPublicly', { showLevelPublicly: null }],
    ['showLevelPublicly', { showLevelPublicly: 'no' }],
    ['role', { role: 'creator' }],
    ['email', { email: 'other@example.org' }],
    ['isEmailVerified', { isEmailVerified: true }],
    ['id', { id: '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa' }],
  ])('a bad %s of your own or of another person is refused by name: %j', async (field, body) => {
    const { browser } = await aMember(t);
    const answer = await browser.patch('/api/me').send(body).expect(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  test('lists the signed-in devices in plain words, and signs one out', async () => {
    const rosa = await aMember(t);
    const phone = t.browser();
    t.clock.advance(1_000);
    await phone
      .post('/api/auth/login')
      .set('user-agent', ANDROID)
      .send({ email: rosa.email, password: PASSWORD })
      .expect(200);
    const devices = (await rosa.browser.get('/api/me/sessions').expect(200)).body.items as {
      id: string;
      device: string;
      current: boolean;
    }[];
    expect(devices).toEqual([
      expect.objectContaining({ device: 'Chrome on Android', isCurrent: false }),
      expect.objectContaining({ device: 'Firefox on Linux', isCurrent: true }),
    ]);
    await rosa.browser.delete(`/api/me/sessions/${devices[0]?.id}`).expect(204);
    await phone.get('/api/me').expect(401);
    await phone.post('/api/auth/refresh').expect(401);
    await rosa.browser.delete(`/api/me/sessions/${devices[0]?.id}`).expect(404);
  });

  test("another person's device is not found", async () => {
    const [rosa, ida] = await Promise.all([aMember(t), aMember(t, { name: 'Ida' })]);
    const [device] = (await ida.browser.get('/api/me/sessions')).body.items as { id: string }[];
    const answer = await rosa.browser.delete(`/api/me/sessions/${device?.id}`).expect(404);
    expect(answer.body.code).toBe('not_found');
    await rosa.browser.delete('/api/me/sessions/not-an-id').expect(400);
    await ida.browser.get('/api/me').expect(200);
  });
});
