import type { Stripe } from '../src/platform/stripe/stripe-client.js';
import { startPaymentSandbox, type TestSandbox } from './payment-sandbox.js';

/** Returns Stripe's time of a day, at ten o'clock. */
export const at = (date: string): number => Date.parse(`${date}T10:00:00Z`) / 1000;

export const dayOf = (seconds: number | null | undefined): string =>
  new Date((seconds ?? 0) * 1000).toISOString().slice(0, 10);

/** A customer with a clock of their own. */
export interface Member {
  clock: string;
  customer: string;
}

export interface TestBilling {
  sandbox: TestSandbox;
  prices: Record<'monthly' | 'bigger' | 'yearly' | 'fee', string>;
  /** Adds a customer, by default with a card that pays. */
  member(card?: string | null, from?: string): Promise<Member>;
  /** Saves a card by its test name, and makes it the customer's default. */
  useCard(customer: string, card: string): Promise<void>;
  /** Subscribes to the monthly price. */
  subscribe(
    customer: string,
    params?: Partial<Stripe.SubscriptionCreateParams>,
  ): Promise<Stripe.Subscription>;
  read(subscription: string): Promise<Stripe.Subscription>;
  /** Lists the invoices of a subscription, oldest first. */
  invoices(subscription: string): Promise<Stripe.Invoice[]>;
  /** Advances a member's clock, and delivers the webhooks of all that happens. */
  advance(member: Member, to: string): Promise<void>;
  deliver(): Promise<void>;
}

/** Starts the sandbox with a product of four prices. */
export async function startBilling(): Promise<TestBilling> {
  const sandbox = await startPaymentSandbox();
  const { customers, invoices, paymentMethods, subscriptions, testHelpers } = sandbox.stripe;
  const prices = await addPrices(sandbox.stripe);
  const useCard: TestBilling['useCard'] = async (customer, card) => {
    const { id } = await paymentMethods.attach(card, { customer });
    await customers.update(customer, { invoice_settings: { default_payment_method: id } });
  };
  const deliver = async (): Promise<void> => {
    let sent: number;
    do sent = await sandbox.deliveries.deliverDue();
    while (sent > 0);
  };
  return {
    sandbox,
    prices,
    useCard,
    deliver,
    member: async (card = 'pm_card_visa', from = '2027-01-31') => {
      const clock = await testHelpers.testClocks.create({ frozen_time: at(from) });
      const customer = await customers.create({ email: 'lena@example.com', test_clock: clock.id });
      if (card) await useCard(customer.id, card);
      return { clock: clock.id, customer: customer.id };
    },
    subscribe: (customer, params = {}) =>
      subscriptions.create({ customer, items: [{ price: prices.monthly }], ...params }),
    read: (id) => subscriptions.retrieve(id),
    invoices: async (subscription) => (await invoices.list({ subscription, limit: 100 })).data.toReversed(),
    advance: async ({ clock }, to) => {
      await testHelpers.testClocks.advance(clock, { frozen_time: at(to) });
      await deliver();
      expect(await testHelpers.testClocks.retrieve(clock)).toMatchObject({
        status: 'ready',
        frozen_time: at(to),
      });
    },
  };
}

async function addPrices({ prices, products }: Stripe): Promise<TestBilling['prices']> {
  const { id: product } = await products.create({ name: 'Circle of mothers' });
  const add = async (amount: number, interval?: 'month' | 'year'): Promise<string> => {
    const recurring = interval && { recurring: { interval } };
    return (await prices.create({ product, unit_amount: amount, currency: 'usd', ...recurring })).id;
  };
  return {
    monthly: await add(2900, 'month'),
    bigger: await add(5900, 'month'),
    yearly: await add(29_000, 'year'),
    fee: await add(1500),
  };
}
