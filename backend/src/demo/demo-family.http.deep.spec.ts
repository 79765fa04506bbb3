import { startTestApp, type TestApp } from '../../test/app.js';
import { type Demo, theDemo } from '../../test/builders/demo.js';
import { payForCart } from '../../test/builders/gifts.js';
import { demoDaughter } from './content/family.js';
import { demoGifts, demoId, demoProducts } from './content/index.js';
import { DEMO_PASSWORD } from './load-demo.js';

// Creates everything again by published calls, as demo-community.http.deep.spec.ts does, and compares it with the planted rows.

const { name, signInName, agreed, motherKey, courseKey, wishKey } = demoDaughter;
const planted = demoId(`person/${demoDaughter.key}`);
const productOf = (key: string) => demoProducts.find((product) => product.key === key)!;

let t: TestApp;
let demo: Demo;
/** A second daughter of the same mother, added by the test. */
let made: string;
beforeAll(async () => {
  t = await startTestApp();
  demo = await theDemo(t);
  const [{ birthDate } = { birthDate: '' }] = await t.database.query<{ birthDate: string }>(
    'select birth_date::text as "birthDate" from accounts where id = $1',
    [planted],
  );
  const { wards } = await demo.post<{ wards: { id: string }[] }>(motherKey, '/api/family/wards', {
    name,
    birthDate,
    signInName: `${signInName}-2`,
    password: DEMO_PASSWORD,
    purposes: agreed,
  });
  made = wards.find(({ id }) => id !== planted)!.id;
});
afterAll(() => t.close());

const daughter = async () => {
  const browser = t.browser();
  await browser
    .post('/api/auth/login')
    .send({ email: `${signInName}-2`, password: DEMO_PASSWORD })
    .expect(200);
  return browser;
};

test('the daughter’s account can be created by her mother, with her consents', async () => {
  const about = async (id: string) => ({
    account: await demo.stored(
      'accounts r where id = $2',
      ['email', 'email_verified_at', 'password_hash', 'last_seen_at'],
      id,
    ),
    isSignInName: await demo.stored(
      `(select split_part(email, '@', 2) from accounts where id = $2) r`,
      [],
      id,
    ),
    guardians: await demo.stored('guardian_links r where ward_id = $2', ['ward_id', 'since'], id),
    consents: await demo.stored('consents r where ward_id = $2 order by purpose', ['ward_id', 'at'], id),
  });
  expect(await about(made)).toEqual(await about(planted));
});

test('her seat in the course for two can be assigned by her mother', async () => {
  const { id: courseId } = productOf(courseKey);
  const about = async (seatAccountId: string) => ({
    seats: await demo.stored(
      'second_seats r where product_id = $2 order by account_id',
      ['chosen_at', 'seat_account_id'],
      courseId,
    ),
    enrollment: await demo.stored(
      'enrollments r where account_id = $3 and product_id = $2 and ended_at is null',
      ['account_id', 'started_at', 'opened_again_at'],
      courseId,
      seatAccountId,
    ),
  });
  const before = await about(planted);
  await demo.put('coach', `/api/creator/products/${courseId}/pairs`, { isForPairs: false });
  await demo.put('coach', `/api/creator/products/${courseId}/pairs`, { isForPairs: true });
  await demo.put(motherKey, `/api/me/second-seats/${courseId}`, { wardId: made });
  expect(await about(made)).toEqual(before);
});

test('her purchase request can be sent to her mother', async () => {
  const about = (id: string) =>
    demo.stored('purchase_requests r where ward_id = $2', ['ward_id', 'asked_at', 'expires_at'], id);
  const her = await daughter();
  await her
    .post('/api/me/purchase-requests/ask-guardians')
    .send({ productIds: [productOf(wishKey).id] })
    .expect(200);
  expect(await about(made)).toEqual(await about(planted));
});

test('her mother’s purchase for her can be made, and opens for her', async () => {
  const { productKey } = demoGifts.find(({ redeemedBy }) => redeemedBy?.memberKey === demoDaughter.key)!;
  const { id: productId } = productOf(productKey);
  const about = async (wardId: string) => ({
    gift: await demo.stored(
      'gifts r where ward_id = $2',
      ['order_id', 'order_line_id', 'ward_id', 'redeemed_by', 'redeemed_at', 'opened_at'],
      wardId,
    ),
    enrollment: await demo.stored(
      'enrollments r where account_id = $2 and product_id = $3',
      ['account_id', 'source_id', 'started_at'],
      wardId,
      productId,
    ),
  });
  const mother = await demo.as(motherKey);
  await mother.put(`/api/cart/${productId}/ward`).send({ wardId: made }).expect(200);
  await payForCart(t, { browser: mother });
  expect(await about(made)).toEqual(await about(planted));
});
