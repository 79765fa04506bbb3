import { Stripe } from '../../../platform/stripe/stripe-client.js';
import { newId, secondsOf } from './ids.js';

type Of<Names extends string, Shape> = { [Name in Names]: Shape };

/** Events that the sandbox sends to the shop, with the object each is about. */
export interface EventObjects extends BillingEventObjects {
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

interface BillingEventObjects
  extends Of<'customer.created' | 'customer.updated', Stripe.Customer>,
    Of<'payment_method.attached' | 'payment_method.detached', Stripe.PaymentMethod>,
    Of<
      `setup_intent.${'created' | 'succeeded' | 'requires_action' | 'setup_failed' | 'canceled'}`,
      Stripe.SetupIntent
    >,
    Of<
      `customer.subscription.${'created' | 'updated' | 'deleted' | 'trial_will_end' | 'paused' | 'resumed'}`,
      Stripe.Subscription
    >,
    Of<
      | `invoice.${'created' | 'finalized' | 'paid' | 'payment_succeeded' | 'payment_failed' | 'upcoming'}`
      | `invoice.${'payment_action_required' | 'voided' | 'marked_uncollectible'}`,
      Stripe.Invoice
    >,
    Of<'payment_intent.created', Stripe.PaymentIntent>,
    Of<'product.created' | 'product.updated', Stripe.Product>,
    Of<'price.created' | 'price.updated', Stripe.Price>,
    Of<`test_helpers.test_clock.${'created' | 'advancing' | 'ready'}`, Stripe.TestHelpers.TestClock> {}

export type EventType = keyof EventObjects;

export interface SandboxEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: EventObjects[EventType]; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  /** Call that caused it, without an id if time alone did. */
  request: { id: string | null; idempotency_key: string | null };
  type: EventType;
}

export function newEvent<T extends EventType>(
  type: T,
  object: EventObjects[T],
  request: SandboxEvent['request'],
  at: Date,
  before?: EventObjects[T],
): SandboxEvent {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: secondsOf(at),
    data: { object, ...(before && { previous_attributes: changesOf(before, object) }) },
    livemode: false,
    pending_webhooks: 1,
    request,
    type,
  };
}

/** Returns the old values of the fields that have changed. */
function changesOf(before: object, after: object): object {
  return Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(after, name)),
    ),
  );
}
