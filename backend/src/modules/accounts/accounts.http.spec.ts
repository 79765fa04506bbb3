import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCreator, aMember, PASSWORD } from '../../../test/builders/people.js';

describe('accounts', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  test('a built member is signed in', async () => {
    const rosa = await aMember(t);
    const answer = await rosa.browser.get('/api/me').expect(200);
    expect(answer.body).toMatchObject({ id: rosa.id, name: 'Rosa Lind', email: rosa.email, role: 'member' });
    await t.browser().post('/api/auth/login').send({ email: rosa.email, password: PASSWORD }).expect(200);
    const coach = await aCreator(t);
    expect((await coach.browser.get('/api/me').expect(200)).body.role).toBe('creator');
  });
});
