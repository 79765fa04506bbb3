import { createHash } from 'node:crypto';
import { STORABLE } from '../../../kernel/text.js';
import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import type { Card, Payment } from '../judge-payment.js';
import type { Effect, PaymentNews } from '../payment-news.js';
import { readDispute, readRefund } from '../stripe-dispute.js';

export function newsOf(event: Stripe.Event | undefined, rawBody: Buffer): PaymentNews {
  const id = storable(event?.id, 255);
  const type = storable(event?.type, 100);
  if (!event || id === undefined || type === undefined) return oddNews(rawBody);
  const intentId = intentOf(event.data.object);
  return { id, type, intentId, effect: effectOf(event, intentId) };
}

/** Stores a signed event that concerns no payment, under a name of our own and without effect. */
function oddNews(rawBody: Buffer): PaymentNews {
  const digest = createHash('sha256').update(rawBody).digest('hex');
  return { id: `odd:${digest}`, type: 'odd', intentId: undefined, effect: { kind: 'none' } };
}

function effectOf(event: Stripe.Event, intentId: string | undefined): Effect {
  const stripeId = subscriptionOf(event);
  if (stripeId !== undefined) return { kind: 'subscription', stripeId };
  if (intentId === undefined) return { kind: 'none' };
  switch (event.type) {
    case 'payment_intent.succeeded':
      return { kind: 'paid', payment: readPayment(event.data.object) };
    case 'payment_intent.canceled':
      return { kind: 'canceled' };
    case 'charge.succeeded':
      return { kind: 'charged', card: readCard(event.data.object) };
    case 'charge.refunded':
      return { kind: 'refunds-changed' };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const refund = readRefund(event.data.object);
      return refund ? { kind: 'refund', refund } : { kind: 'none' };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const dispute = readDispute(event.data.object);
      return dispute ? { kind: 'dispute', dispute } : { kind: 'none' };
    }
    default:
      return { kind: 'none' };
  }
}

/** Fields whose change matters before the next invoice is paid or fails. A renewal changes others, and is told by its invoice. */
const HEARD = ['status', 'cancel_at', 'default_payment_method', 'pause_collection'];

const concernsUs = (before: object = {}): boolean => HEARD.some((field) => field in before);

/** Returns the subscription that the event is about, itself or by one of its invoices. */
function subscriptionOf({ type, data }: Stripe.Event): string | undefined {
  switch (type) {
    case 'customer.subscription.updated':
      return concernsUs(data.previous_attributes) ? storable(data.object.id, 255) : undefined;
    case 'customer.subscription.deleted':
      return storable(data.object.id, 255);
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const named = data.object.parent?.subscription_details?.subscription;
      return storable(typeof named === 'object' ? named.id : named, 255);
    }
    default:
      return undefined;
  }
}

/** Returns the id of the intent itself, or of the one that a charge, refund or dispute names. */
function intentOf(object: object): string | undefined {
  const { object: kind, id, payment_intent: named } = object as Record<string, unknown>;
  return storable(kind === 'payment_intent' ? id : named, 255);
}

export function readPayment(intent: Stripe.PaymentIntent): Payment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  // Stripe always sends it; an event without it is ignored.
  const metadata: Stripe.Metadata | undefined = intent.metadata;
  return {
    intentId: intent.id,
    amountCents: intent.amount_received,
    currency: intent.currency,
    orderId: metadata?.['orderId'],
    accountId: metadata?.['accountId'],
    card: charge ? readCard(charge) : undefined,
  };
}

function readCard(charge: Stripe.Charge): Card | undefined {
  const card = charge.payment_method_details?.card;
  return card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : undefined;
}

const storable = (value: unknown, max: number): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= max && STORABLE.test(value)
    ? value
    : undefined;
