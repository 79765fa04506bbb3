import { aProduct } from '../../../../test/builders/catalog.js';
import { aDaughter } from '../../../../test/builders/families.js';
import { addToCart } from '../../../../test/builders/orders.js';
import { aMember } from '../../../../test/builders/people.js';
import { startTestApp, type TestApp } from '../../../../test/app.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const pay = ({ browser }: Awaited<ReturnType<typeof aMember>>) =>
  browser.post('/api/create-payment-intent').send({});

test('a minor cannot pay, whatever her mother has agreed to, and no order is made', async () => {
  const lena = await aDaughter(t, await aMember(t), {
    agreed: ['account', 'community', 'messages', 'frames'],
  });
  await addToCart(lena.browser, (await aProduct(t)).id);
  expect((await pay(lena).expect(403)).body.code).toBe('minor_cannot_pay');
  expect(await t.database.query('select 1 from orders where account_id = $1', [lena.id])).toEqual([]);
});

test('a minor can claim free products', async () => {
  const lena = await aDaughter(t, await aMember(t), { band: 'child' });
  const product = await aProduct(t, { priceCents: null });
  await lena.browser.post(`/api/products/${product.id}/claim`).send({}).expect(201);
});

test('a member who was not asked for her age yet pays as before', async () => {
  const rosa = await aMember(t, { band: null });
  await addToCart(rosa.browser, (await aProduct(t)).id);
  await pay(rosa).expect(200);
});
