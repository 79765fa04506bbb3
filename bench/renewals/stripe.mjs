import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const DAY = 24 * 60 * 60;
const MONTH = 30 * DAY;

export const PRICE_CENTS = 900;
const FEE_CENTS = 56;

const list = (url, data) => ({ object: 'list', url, has_more: false, data });
const numberIn = (id) => Number(/\d+$/.exec(id));
/** Payments of the shop's orders are called `pi_1` and so on. */
const intentOf = (n) => `pi_renewal_${n}`;

/**
 * Stripe, for subscriptions `sub_1`, `sub_2` and so on that were renewed just now. Every answer takes `latency`
 * milliseconds, as if it came from afar.
 */
export async function startStripe({ latency, subscriptionId, productId }) {
  const renewedAt = Math.floor(Date.now() / 1000);
  let asked = 0;

  const subscription = (n) => ({
    id: `sub_${n}`,
    object: 'subscription',
    status: 'active',
    customer: `cus_${n}`,
    metadata: { subscriptionId: subscriptionId(n) },
    billing_cycle_anchor: renewedAt - MONTH,
    cancel_at: null,
    pause_collection: null,
    default_payment_method: {
      id: `pm_${n}`,
      object: 'payment_method',
      card: { brand: 'visa', last4: '4242' },
    },
    items: list('/v1/subscription_items', [
      {
        id: `si_${n}`,
        object: 'subscription_item',
        current_period_start: renewedAt,
        current_period_end: renewedAt + MONTH,
        price: {
          id: `price_${n}`,
          object: 'price',
          currency: 'usd',
          product: productId,
          unit_amount: PRICE_CENTS,
          recurring: { interval: 'month', interval_count: 1 },
        },
      },
    ]),
  });

  const invoice = (n) => ({
    id: `in_${n}`,
    object: 'invoice',
    status: 'paid',
    amount_paid: PRICE_CENTS,
    currency: 'usd',
    period_end: renewedAt,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: `sub_${n}`, metadata: {} },
    },
    lines: list('/v1/invoice_items', [
      {
        id: `il_${n}`,
        object: 'line_item',
        amount: PRICE_CENTS,
        period: { start: renewedAt, end: renewedAt + MONTH },
      },
    ]),
    payments: list('/v1/invoice_payments', [
      {
        id: `inpay_${n}`,
        object: 'invoice_payment',
        status: 'paid',
        payment: { type: 'payment_intent', payment_intent: intentOf(n) },
      },
    ]),
  });

  const intent = (n) => ({
    id: intentOf(n),
    object: 'payment_intent',
    latest_charge: {
      id: `ch_${n}`,
      object: 'charge',
      currency: 'usd',
      amount_refunded: 0,
      disputed: false,
      balance_transaction: {
        id: `txn_${n}`,
        object: 'balance_transaction',
        currency: 'usd',
        fee: FEE_CENTS,
      },
    },
  });

  async function respond(request, answer) {
    asked += 1;
    const { pathname, searchParams } = new URL(request.url, 'http://stripe.invalid');
    const [, , kind, id] = pathname.split('/');
    const body =
      kind === 'invoices'
        ? list('/v1/invoices', [invoice(numberIn(searchParams.get('subscription')))])
        : kind === 'payment_intents'
          ? intent(numberIn(id))
          : kind === 'subscriptions'
            ? subscription(numberIn(id))
            : undefined;
    await pause(latency);
    answer
      .writeHead(body ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(body ?? { error: { type: 'invalid_request_error', code: 'resource_missing' } }));
  }

  const server = createServer((request, answer) => void respond(request, answer));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return {
    port: server.address().port,
    asked: () => asked,
    /** The event of a paid invoice, as Stripe sends it. */
    event: (n) =>
      JSON.stringify({
        id: `evt_${n}`,
        object: 'event',
        type: 'invoice.paid',
        created: renewedAt,
        data: { object: invoice(n) },
      }),
  };
}

/** Sends an event with its signature. */
export async function sendEvent(url, secret, body) {
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  const answer = await fetch(`${url}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
    body,
  });
  if (!answer.ok) throw new Error(`a webhook was refused: ${answer.status} ${await answer.text()}`);
}
