import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { aMember, PASSWORD } from '../../../../test/builders/people.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => t.close());

test('200 logins at once do not slow the shop: it keeps answering, a few passwords are checked and the others are asked to come back', async () => {
  const { email } = await aMember(t);
  const known = t.browser();
  await known.post('/api/auth/login').send({ email, password: PASSWORD }).expect(200);

  for (let n = 0; n < 10; n++) await aProduct(t); // a page large enough to be compressed, on a thread that hashing also uses

  const waiting = new Set(Array.from({ length: 200 }, (_, n) => n));
  const logins = [...waiting].map((n) =>
    t
      .browser()
      .post('/api/auth/login')
      .set('x-forwarded-for', `203.0.113.${n}`)
      .send({ email: `stranger-${n}@example.org`, password: 'a guess' })
      .then((answer) => {
        waiting.delete(n);
        return answer;
      }),
  );
  // Counted, not timed: shop pages answered one after the other while logins wait.
  let pages = 0;
  while (waiting.size > 0) {
    await t.browser().get('/api/products').expect(200);
    pages++;
  }
  await known.post('/api/auth/login').send({ email, password: PASSWORD }).expect(200);

  const answers = await Promise.all(logins);
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(200 - refused.length);
  expect(refused.length).toBeGreaterThan(0);
  for (const { body, headers } of refused) {
    expect(body).toMatchObject({ statusCode: 503, code: 'busy', requestId: expect.any(String) });
    expect(headers['retry-after']).toBe('2');
  }
  expect(pages).toBeGreaterThan(2);
});
