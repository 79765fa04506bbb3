import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { aGift, anIda, give, payForCart } from '../../../../test/builders/gifts.js';
import { deliverWebhooks, startCheckout } from '../../../../test/builders/orders.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { hours, minutes } from '../../../kernel/clock.js';
import { ReconcileJob } from './reconcile.job.js';

describe('the recipient of an unpaid gift', () => {
  let t: TestApp;
  let rosa: Person;
  let productId: string;
  beforeAll(async () => {
    t = await startTestApp();
  });
  beforeEach(async () => {
    rosa = await aMember(t);
    productId = (await aProduct(t)).id;
  });
  afterAll(() => t.close());

  const giftsKnown = async () =>
    (
      await t.database.query<{ email: string; state: string }>(
        'select recipient_email as email, state from gifts where buyer_id = $1 order by created_at, id',
        [rosa.id],
      )
    ).map(({ email, state }) => [email, state]);

  /** Asks Stripe about pending payments, applies the responses, and expires orders that can no longer be paid. */
  const reconcile = async () => {
    for (let round = 0; round < 2; round++) {
      await t.app.get(ReconcileJob, { strict: false }).run();
      await t.runJobs();
      await deliverWebhooks(t);
    }
    await t.app.get(ReconcileJob, { strict: false }).run();
  };

  test('is deleted with the order that expires, and kept while it can be paid', async () => {
    const ida = anIda();
    await give(rosa.browser, productId, ida).expect(200);
    await startCheckout(rosa.browser);
    await reconcile();
    expect(await giftsKnown()).toEqual([[ida.recipientEmail, 'prepared']]);
    t.clock.advance(hours(27));
    await reconcile();
    expect(await giftsKnown()).toEqual([]);
  });

  test('is deleted when another recipient replaces it, once the payment for the first is canceled', async () => {
    const ida = anIda();
    const bea = anIda();
    await give(rosa.browser, productId, ida).expect(200);
    await startCheckout(rosa.browser);
    await give(rosa.browser, productId, bea).expect(200);
    await payForCart(t, rosa);
    t.clock.advance(minutes(3));
    await reconcile();
    expect(await giftsKnown()).toEqual([[bea.recipientEmail, 'open']]);
  });

  test('is kept for duplicate payments until the coach has decided', async () => {
    const ida = anIda();
    await aGift(t, rosa, productId, ida);
    await give(rosa.browser, productId, ida).expect(200);
    const second = await payForCart(t, rosa);
    t.clock.advance(hours(27));
    await reconcile();
    expect((await giftsKnown()).map(([, state]) => state)).toEqual(['open', 'prepared']);
    const { browser } = await aCreator(t);
    await browser
      .post(`/api/creator/payment-reviews/${second}/grant`)
      .send({ note: 'As asked.' })
      .expect(200);
    expect((await giftsKnown()).map(([, state]) => state)).toEqual(['open', 'open']);
  });
});
