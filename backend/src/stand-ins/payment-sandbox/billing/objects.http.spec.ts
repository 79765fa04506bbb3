import { startPaymentSandbox, type TestSandbox } from '../../../../test/payment-sandbox.js';
import published from '../stripe-objects.json' with { type: 'json' };

type Kind = keyof typeof published.types;

describe("the sandbox's billing objects", () => {
  let sandbox: TestSandbox;
  let objects: Record<Kind, object | undefined>;
  beforeAll(async () => {
    sandbox = await startPaymentSandbox();
    const { coupons, customers, invoices, paymentMethods, prices, products, setupIntents, subscriptions } =
      sandbox.stripe;
    const product = await products.create({ name: 'Circle of mothers' });
    const price = await prices.create({
      product: product.id,
      unit_amount: 2900,
      currency: 'usd',
      recurring: { interval: 'month' },
    });
    const customer = await customers.create({ email: 'lena@example.com' });
    const coupon = await coupons.create({ amount_off: 1000, currency: 'usd', duration: 'forever' });
    const card = await paymentMethods.attach('pm_card_visa', { customer: customer.id });
    const subscription = await subscriptions.create({
      customer: customer.id,
      default_payment_method: card.id,
      items: [{ price: price.id }],
      discounts: [{ coupon: coupon.id }],
      trial_period_days: 7,
      expand: ['discounts'],
    });
    await subscriptions.update(subscription.id, {
      trial_end: 'now',
      pause_collection: { behavior: 'void' },
    });
    await subscriptions.update(subscription.id, { cancel_at_period_end: true });
    objects = {
      coupon: await coupons.retrieve(coupon.id),
      discount: Object(subscription.discounts[0]) as object,
      customer,
      product,
      price,
      setup_intent: await setupIntents.create({ customer: customer.id }),
      subscription: await subscriptions.retrieve(subscription.id),
      invoice: (await invoices.list()).data[0],
    };
  });
  afterAll(() => sandbox.close());

  test.each(Object.keys(published.types) as Kind[])(
    'a %s has every field that Stripe publishes, with its type',
    (kind) => {
      // Without the SDK's own classes, such as its decimals, as the answer was sent.
      const sent: unknown = JSON.parse(JSON.stringify(objects[kind]));
      const wrong = published.types[kind].filter((entry) => !fits(sent, entry));
      expect(wrong).toEqual([]);
    },
  );
});

/** Tells whether an object has a published field, such as `items.data.0.id:string`, or null in place of it. */
function fits(object: unknown, entry: string): boolean {
  const [path = '', type = ''] = entry.split(':');
  let value = object;
  for (const name of path.split('.')) {
    if (value === null || (Array.isArray(value) && value.length === 0)) return true;
    if (typeof value !== 'object' || !(name in value)) return false;
    value = Reflect.get(value, name);
  }
  return value === null || type === 'null' || typeOf(value) === type;
}

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);
