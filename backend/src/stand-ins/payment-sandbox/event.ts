import { Stripe } from '../../platform/stripe/stripe-client.js';
import { newId, secondsOf } from './ids.js';

/** Events that the sandbox sends to the shop, with the object each is about. */
export interface EventObjects {
  'payment_intent.succeeded': Stripe.PaymentIntent;
  'payment_intent.payment_failed': Stripe.PaymentIntent;
  'payment_intent.requires_action': Stripe.PaymentIntent;
  'payment_intent.canceled': Stripe.PaymentIntent;
  'charge.succeeded': Stripe.Charge;
  'charge.refunded': Stripe.Charge;
  'refund.created': Stripe.Refund;
  'refund.updated': Stripe.Refund;
  'refund.failed': Stripe.Refund;
  'charge.dispute.created': Stripe.Dispute;
  'charge.dispute.updated': Stripe.Dispute;
  'charge.dispute.closed': Stripe.Dispute;
  'charge.dispute.funds_withdrawn': Stripe.Dispute;
  'charge.dispute.funds_reinstated': Stripe.Dispute;
}

export type EventType = keyof EventObjects;

export interface SandboxEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: EventObjects[EventType] };
  livemode: false;
  pending_webhooks: number;
  request: { id: string; idempotency_key: string | null };
  type: EventType;
}

export function newEvent<T extends EventType>(
  type: T,
  object: EventObjects[T],
  request: SandboxEvent['request'],
  at: Date,
): SandboxEvent {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: secondsOf(at),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request,
    type,
  };
}
