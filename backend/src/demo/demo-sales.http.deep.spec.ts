import { startTestApp, type TestApp } from '../../test/app.js';
import { type Demo, idOfMember, theDemo } from '../../test/builders/demo.js';
import { giftToken, payForCart, redeem } from '../../test/builders/gifts.js';
import { chooseOffer } from '../../test/builders/offers.js';
import { askForFees, deliverWebhooks } from '../../test/builders/orders.js';
import { aMember } from '../../test/builders/people.js';
import { PaymentSandbox } from '../stand-ins/payment-sandbox/index.js';
import { demoPast } from './content/demo-past.js';
import {
  demoGifts,
  demoId,
  demoOfferId,
  type DemoOwnership,
  demoOwnership,
  demoProducts,
} from './content/index.js';
import { demoDaughter } from './content/family.js';

// Creates the sales again by published calls, as demo-community.http.deep.spec.ts does, and compares them with the planted ones.
// Every repeated sale has a new buyer, because nobody can buy a product they own.

let t: TestApp;
let demo: Demo;
beforeAll(async () => {
  t = await startTestApp();
  demo = await theDemo(t);
  // the payment provider knows the planted payments and reports fees for them
  await t.app.get(PaymentSandbox).remember(await demoPast(t.app));
  await askForFees(t);
});
beforeEach(() => t.database.query('delete from rate_limits'));
afterAll(() => t.close());

const productOf = (key: string) => demoProducts.find((product) => product.key === key)!;

const OF_ORDER = 'in (select id from order_versions where order_id = $2)';
const LINES = `in (select id from order_lines where order_version_id ${OF_ORDER})`;
/** Columns that differ between a sale and its twin: the buyer, the numbers and addresses of payments, and times. */
const OWN = ['account_id', 'order_id', 'order_version_id', 'order_line_id', 'source_id', 'refund_id'];
const PAYMENT = ['payment_intent_id', 'cart_fingerprint', 'stripe_payment_id', 'stripe_dispute_id'];
const MOMENTS = [
  'active_at',
  'paid_at',
  'received_at',
  'checked_at',
  'started_at',
  'opened_again_at',
  'since',
];

/** Returns everything that is stored about an order. */
async function order(id: string): Promise<object> {
  const read = (from: string, ...without: string[]) =>
    demo.stored(from, [...OWN, ...PAYMENT, ...MOMENTS, ...without], id);
  return {
    order: await read(
      'orders r where id = $2',
      'number',
      'receipt_serial',
      'receipt_number',
      'fee_checked_at',
    ),
    versions: await read('order_versions r where order_id = $2'),
    lines: await read(`order_lines r where order_version_id ${OF_ORDER}`),
    parts: await read(`order_line_parts r where order_line_id ${LINES} order by position`),
    purchases: await read(`purchases r where order_line_id ${LINES}`),
    coupons: await read('coupon_uses r where order_id = $2', 'reserved_at'),
    fees: await read('fees r where order_id = $2 order by origin', 'stripe_transaction_id', 'taken_at'),
    // the payment sandbox's bank always gives the same reason
    disputes: await read('disputes r where order_id = $2', 'opened_at', 'answer_by', 'reason'),
    refunds: await read('refunds r where order_id = $2', 'requested_at', 'settled_at', 'stripe_refund_id'),
    refundLines: await read('refund_lines r where refund_id in (select id from refunds where order_id = $2)'),
    enrollments: await demo.stored(
      `(select product_id, source, bundle_id, part_ids, ended_at is not null as has_ended,
              extract(day from expires_at - started_at)::int as days
        from enrollments where source_id = $2 order by product_id) r`,
      [],
      id,
    ),
  };
}

/** Returns a member with a demo sale's product in the cart. */
async function withCart({
  productKey,
  couponCode,
  offerKey,
}: Pick<DemoOwnership, 'productKey' | 'couponCode' | 'offerKey'>) {
  const buyer = await aMember(t);
  const offerId = offerKey ? demoOfferId(productKey, offerKey) : null;
  await chooseOffer(buyer, productOf(productKey).id, offerId).expect(201);
  if (couponCode) await buyer.browser.put('/api/cart/coupon').send({ code: couponCode }).expect(200);
  return buyer;
}

/** Acts as the coach in the payment provider's dashboard, or as the bank. */
async function atProvider(orderId: string, action: string, form: object = {}): Promise<void> {
  const version = await t.database.one<{ id: string }>(
    'select payment_intent_id as id from order_versions where order_id = $1',
    [orderId],
  );
  const path = `/sandbox/payments/payments/${version!.id}/${action}`;
  await t.browser().post(path).type('form').set('origin', t.url).send(form).expect(303);
  await deliverWebhooks(t);
  await t.runJobs();
}

/** Returns money to the buyer: a refund from the console, a partial refund at the provider, or a dispute by the bank. */
async function askBack(orderId: string, { refund, dispute }: DemoOwnership): Promise<void> {
  const path = `/api/creator/orders/${orderId}`;
  const read = async () => (await (await demo.as('coach')).get(path).expect(200)).body as ReadOrder;
  if (refund && 'reason' in refund) {
    const { amountRefundable: amount } = await read();
    await demo.post('coach', `${path}/refunds`, { amount, reason: refund.reason });
    await t.runJobs();
    await deliverWebhooks(t);
    await t.runJobs();
  } else if (refund) {
    await atProvider(orderId, 'refund', { amount: (refund.cents / 100).toFixed(2) });
    const [{ id }] = (await read()).refunds;
    await demo.post('coach', `${path}/refunds/${id}/choose-lines`, { lineIds: [] });
  }
  if (dispute) await atProvider(orderId, 'dispute');
}

interface ReadOrder {
  amountRefundable: string;
  refunds: [{ id: string }];
}

test('every sale can be made by a member, and its money can be returned in the same way', async () => {
  const sales = demoOwnership.filter(({ productKey }) => productOf(productKey).priceCents !== null);
  expect(sales.length).toBeGreaterThan(0);
  for (const sale of sales) {
    await t.database.query('delete from rate_limits');
    const buyer = await withCart(sale);
    const orderId = await payForCart(t, buyer);
    await askBack(orderId, sale);
    const planted = demoId(`order/${idOfMember(sale.memberKey)}/${productOf(sale.productKey).key}`);
    expect({ sale, ...(await order(orderId)) }).toEqual({ sale, ...(await order(planted)) });
  }
});

test('every gift can be given by a member, and redeemed by its recipient', async () => {
  const gifts = demoGifts.filter(({ redeemedBy }) => redeemedBy?.memberKey !== demoDaughter.key);
  expect(gifts.length).toBeGreaterThan(0);
  for (const { memberKey, productKey, recipient, message, redeemedBy } of gifts) {
    const product = productOf(productKey);
    const about = async (orderId: string) => ({
      ...(await order(orderId)),
      gift: await demo.stored(
        'gifts r where order_id = $2',
        [...OWN, 'buyer_id', 'redeemed_by', 'redeemed_at', 'opened_at'],
        orderId,
      ),
      redeemed: await demo.stored(
        `(select e.product_id, e.source, e.part_ids from enrollments e join gifts g on g.id = e.source_id where g.order_id = $2) r`,
        [],
        orderId,
      ),
    });
    const buyer = await aMember(t);
    await buyer.browser
      .put(`/api/cart/${product.id}/gift`)
      .send({ recipientName: recipient.name, recipientEmail: recipient.email, message })
      .expect(200);
    const orderId = await payForCart(t, buyer);
    if (redeemedBy) await redeem(await aMember(t), await giftToken(t, recipient.email!)).expect(200);
    expect(await about(orderId)).toEqual(
      await about(demoId(`order/${idOfMember(memberKey)}/${product.key}`)),
    );
  }
});
