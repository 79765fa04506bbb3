import { startPaymentSandbox, type TestSandbox } from '../../../test/payment-sandbox.js';
import { pageUrls } from './page/page-urls.js';
import published from './stripe-objects.json' with { type: 'json' };

describe("the sandbox's objects", () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startPaymentSandbox();
    const { paymentIntents, refunds } = sandbox.stripe;
    const intent = await paymentIntents.create({ amount: 9700, currency: 'usd' });
    await paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    await refunds.create({ payment_intent: intent.id });
    const other = await paymentIntents.create({ amount: 9700, currency: 'usd' });
    await paymentIntents.confirm(other.id, { payment_method: 'pm_card_visa' });
    await fetch(sandbox.url + pageUrls.byHand(other.id, 'dispute'), { method: 'POST', redirect: 'manual' });
  });
  afterAll(() => sandbox.close());

  test.each(Object.entries(published.fields))(
    'a %s has every field that Stripe publishes',
    async (kind, fields) => {
      expect(Object.keys(await firstOf(kind))).toEqual(expect.arrayContaining(fields));
    },
  );

  const firstOf = async (kind: string): Promise<object> => {
    const { paymentIntents, charges, refunds, disputes, events } = sandbox.stripe;
    const [intent] = (await paymentIntents.list({ expand: ['data.payment_method'] })).data;
    const objects: Record<string, object | string | null | undefined> = {
      payment_intent: intent,
      payment_method: intent?.payment_method,
      charge: (await charges.list()).data[0],
      refund: (await refunds.list()).data[0],
      dispute: (await disputes.list()).data[0],
      event: (await events.list({ type: 'payment_intent.succeeded' })).data[0],
    };
    const object = objects[kind];
    if (typeof object !== 'object' || object === null) throw new Error(`there is no ${kind}`);
    return object;
  };
});
