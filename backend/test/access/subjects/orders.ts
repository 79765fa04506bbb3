import { newId } from '../../../src/kernel/ids.js';
import { StripeAccount } from '../../../src/platform/stripe/stripe-account.js';
import { Stripe } from '../../../src/platform/stripe/stripe-client.js';
import { aProduct } from '../../builders/catalog.js';
import { addToCart, startCheckout } from '../../builders/orders.js';
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
  'CartController.remove': { call: async ({ t }) => ({ params: { productId: (await aProduct(t)).id } }) },

  'CheckoutController.config': plain,
  'CheckoutController.createPaymentIntent': {
    call: async ({ t, calledBy, browser }) => {
      if (calledBy !== 'creator') await addToCart(browser, (await aProduct(t)).id);
      return {};
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

  'AuditLogController.list': plain,
  'PaymentReviewsController.list': plain,
  'PaymentReviewsController.one': { call: heldPayment },
  'PaymentReviewsController.grant': { call: decided },
  'PaymentReviewsController.resolve': { call: decided },

  'StripeWebhookController.receive': { call: signedByStripe },
};
