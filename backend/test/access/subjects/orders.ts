import { days, later } from '../../../src/kernel/clock.js';
import { newId } from '../../../src/kernel/ids.js';
import { StripeAccount } from '../../../src/platform/stripe/stripe-account.js';
import { Stripe } from '../../../src/platform/stripe/stripe-client.js';
import { aProduct } from '../../builders/catalog.js';
import { aDaughter } from '../../builders/families.js';
import { aCoupon, TEN_PERCENT, useCoupon } from '../../builders/coupons.js';
import { aGift, anIda } from '../../builders/gifts.js';
import { addToCart, aPaidOrder, deliverWebhooks, startCheckout } from '../../builders/orders.js';
import { aConfirmedCard, aRecurringOffer, aSubscription } from '../../builders/subscriptions.js';
import { aHeldPayment } from '../../builders/payments.js';
import { type Call, plain, type Scene, type Subject } from './scene.js';

function signedByStripe({ t }: Scene): Call {
  const body = { id: `evt_${newId()}`, object: 'event', type: 'customer.created', data: { object: {} } };
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: JSON.stringify(body),
    secret: t.app.get(StripeAccount).webhookSecret,
    timestamp: Math.floor(t.clock.now().getTime() / 1000),
  });
  return { body, headers: { 'stripe-signature': signature } };
}

async function heldPayment({ t, owner }: Scene): Promise<Call> {
  const { orderId } = await aHeldPayment(t, owner, { amount_received: 100 }, (await aProduct(t)).id);
  return { params: { id: orderId } };
}

const coupon = async ({ t }: Scene): Promise<Call> => ({ params: { id: (await aCoupon(t)).id } });

async function paidOrder({ t, owner }: Scene): Promise<Call> {
  return { params: { id: await aPaidOrder(t, owner, (await aProduct(t)).id) } };
}

async function subscription({ t, owner }: Scene): Promise<Call> {
  return { params: { id: (await aSubscription(t, owner)).id } };
}

/** Prepares a card and confirms it, as the owner's browser does. */
async function newCard({ t, owner }: Scene): Promise<Call> {
  const { id } = await aSubscription(t, owner);
  return { params: { id }, body: { setupIntentId: await aConfirmedCard(t, owner, id) } };
}

/** Another plan at the price that the owner saw. */
async function anotherPlan({ t, owner }: Scene): Promise<Call> {
  const { id, productId } = await aSubscription(t, owner);
  const { id: offerId } = await aRecurringOffer(t, productId, { priceCents: 1900, position: 1 });
  return { params: { id }, body: { offerId, total: '19.00', dueToday: '10.00' } };
}

async function gift({ t, owner }: Scene): Promise<Call> {
  return { params: { id: (await aGift(t, owner, (await aProduct(t)).id)).id } };
}

async function giftLink({ t, owner }: Scene): Promise<Call> {
  return { params: { token: (await aGift(t, owner, (await aProduct(t)).id)).token } };
}

/** Creates a partial refund that was made at the payment provider. */
async function undecidedRefund(scene: Scene): Promise<Call> {
  const { t } = scene;
  const { id } = (await paidOrder(scene)).params as { id: string };
  const [order] = await t.database.query<{ intentId: string }>(
    'select payment_intent_id as "intentId" from order_versions where order_id = $1',
    [id],
  );
  await t.app.get(StripeAccount).client.refunds.create({ payment_intent: order!.intentId, amount: 100 });
  await deliverWebhooks(t);
  const [refund] = await t.database.query<{ id: string }>('select id from refunds where order_id = $1', [id]);
  return { params: { id, refundId: refund!.id }, body: { lineIds: [] } };
}

const decided = async (scene: Scene): Promise<Call> => ({
  ...(await heldPayment(scene)),
  body: { note: 'Looked at.' },
});

/** The cart, paying and orders. */
export const orders: Record<string, Subject> = {
  'CartController.list': plain,
  'CartController.count': plain,
  'CartController.add': {
    call: async ({ t }) => ({ body: { productId: (await aProduct(t)).id, quantity: 1 } }),
  },
  'CartController.give': {
    call: async ({ t }) => ({ params: { productId: (await aProduct(t)).id }, body: anIda() }),
  },
  'CartController.buyFor': {
    of: 'owner',
    call: async ({ t, owner }) => ({
      params: { productId: (await aProduct(t)).id },
      body: { wardId: (await aDaughter(t, owner)).id },
    }),
  },
  'CartController.keep': { call: async ({ t }) => ({ params: { productId: (await aProduct(t)).id } }) },
  'CartController.remove': { call: async ({ t }) => ({ params: { productId: (await aProduct(t)).id } }) },

  'CartCouponController.summary': plain,
  'CartCouponController.apply': {
    call: async ({ t }) => ({ body: { code: (await aCoupon(t)).code } }),
  },
  'CartCouponController.remove': plain,

  'CouponsController.list': plain,
  'CouponsController.one': { call: coupon },
  'CouponsController.add': {
    call: () => ({ body: { ...TEN_PERCENT, code: `SPRING-${newId().slice(-12)}` } }),
  },
  'CouponsController.edit': { call: async (scene) => ({ ...(await coupon(scene)), body: TEN_PERCENT }) },
  'CouponsController.archive': { call: coupon },
  'CouponsController.restore': { call: coupon },

  'CheckoutController.config': plain,
  'CheckoutController.createPaymentIntent': {
    call: async ({ t, calledBy, browser }) => {
      if (calledBy !== 'creator') await addToCart(browser, (await aProduct(t)).id);
      return {};
    },
  },

  'CheckoutController.complete': {
    call: async ({ t, calledBy, browser }) => {
      if (calledBy === 'visitor' || calledBy === 'creator') return { body: { orderId: newId() } };
      await addToCart(browser, (await aProduct(t)).id);
      await useCoupon(browser, await aCoupon(t, { percent: 100 }));
      return { body: { orderId: (await startCheckout(browser)).orderId } };
    },
  },

  'OrdersController.list': plain,
  'OrdersController.one': {
    of: 'owner',
    call: async ({ t, owner }) => {
      await addToCart(owner.browser, (await aProduct(t)).id);
      return { params: { id: (await startCheckout(owner.browser)).orderId } };
    },
  },

  'SentGiftsController.sendAgain': { of: 'owner', call: gift },
  'SentGiftsController.copy': { of: 'owner', call: gift },
  'CoachGiftsController.sendAgain': { call: gift },
  'ReceivedGiftController.read': { call: giftLink },
  'ReceivedGiftController.redeem': { call: giftLink },

  'OwnSubscriptionsController.list': plain,
  'OwnSubscriptionsController.start': {
    call: async ({ t }) => ({ body: { offerId: (await aRecurringOffer(t, (await aProduct(t)).id)).id } }),
  },
  'OwnSubscriptionsController.one': { of: 'owner', call: subscription },
  'OwnSubscriptionsController.cancel': {
    of: 'owner',
    call: async (scene) => ({ ...(await subscription(scene)), body: {} }),
  },
  'OwnSubscriptionsController.pause': {
    of: 'owner',
    call: async (scene) => ({ ...(await subscription(scene)), body: { months: 1 } }),
  },
  'OwnSubscriptionsController.plans': { of: 'owner', call: subscription },
  'OwnSubscriptionsController.changePlan': { of: 'owner', call: anotherPlan },
  'OwnSubscriptionsController.resume': { of: 'owner', call: subscription },
  'OwnSubscriptionsController.prepareCard': { of: 'owner', call: subscription },
  'OwnSubscriptionsController.saveCard': { of: 'owner', call: newCard },
  'CoachSubscriptionsController.list': plain,
  'StudentSubscriptionsController.list': { call: ({ owner }) => ({ params: { id: owner.id } }) },
  'StudentSubscriptionsController.cancel': {
    call: async ({ t, owner }) => ({
      params: { id: owner.id, subscriptionId: (await aSubscription(t, owner)).id },
      body: { isAtOnce: true },
    }),
  },
  'StudentSubscriptionsController.movePayment': {
    call: async ({ t, owner }) => ({
      params: { id: owner.id, subscriptionId: (await aSubscription(t, owner)).id },
      body: { nextPaymentAt: later(t.clock.now(), days(60)).toISOString() },
    }),
  },

  'AuditLogController.list': plain,
  'CoachOrdersController.list': plain,
  'CoachOrdersController.one': { call: paidOrder },
  'MoneyChecksController.read': plain,
  'MoneyChecksController.compare': plain,
  'OrdersExportController.export': { call: () => ({ body: {} }) },

  'SaleMailsController.read': plain,
  'SaleMailsController.set': { call: () => ({ body: { frequency: 'daily' } }) },

  'RefundsController.preview': { call: async (scene) => ({ ...(await paidOrder(scene)), body: {} }) },
  'RefundsController.refund': {
    call: async (scene) => ({ ...(await paidOrder(scene)), body: { amount: '27.00' } }),
  },
  'RefundsController.decide': { call: undecidedRefund },

  'PaymentReviewsController.list': plain,
  'PaymentReviewsController.one': { call: heldPayment },
  'PaymentReviewsController.grant': { call: decided },

  'StripeWebhookController.receive': { call: signedByStripe },
};
