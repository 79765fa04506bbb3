import { startTestApp, type TestApp } from '../../../test/app.js';

describe('a refusal', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const signIn = (body: object, language?: string) => {
    const call = t.browser().post('/api/auth/login').send(body);
    return language === undefined ? call : call.set('accept-language', language);
  };
  const WRONG = { email: 'nobody@example.com', password: 'not the right one' };

  test.each([
    [undefined, 'Wrong email or password'],
    ['en-GB', 'Wrong email or password'],
    ['fr;q=0.9, es-MX;q=0.8', 'El correo o la contraseña no son correctos'],
    ['fr', 'Wrong email or password'],
    ['es;q=nonsense', 'Wrong email or password'],
  ])('to a request in the language %p says %p', async (language, message) => {
    const { body } = await signIn(WRONG, language).expect(401);
    expect(body).toMatchObject({ code: 'wrong_credentials', message });
  });

  test('names its fields in the language of the request', async () => {
    const { body } = await signIn({ email: '', password: '' }, 'es').expect(400);
    expect(body).toMatchObject({
      message: 'Revisa los campos marcados',
      fields: { email: expect.any(String), password: expect.stringMatching(/^Contraseña: /) },
    });
  });

  test('for an unknown path is in the request’s language', async () => {
    const { body } = await t.browser().get('/api/nothing').set('accept-language', 'es').expect(404);
    expect(body).toMatchObject({ code: 'not_found', message: 'No encontramos lo que buscas' });
  });
});
