import { Injectable } from '@nestjs/common';
import { badRequest, DomainError } from '../../kernel/errors.js';
import type { Cents } from '../../kernel/money.js';
import { StripeAccount } from '../../platform/stripe/stripe-account.js';
import {
  isMissing,
  isSignatureError,
  readWebhook,
  type Stripe,
} from '../../platform/stripe/stripe-client.js';
import { Log } from '../../platform/telemetry/log.js';
import type { Card, Payment } from './judge-payment.js';
import type { Effect, PaymentNews } from './payment-news.js';

export interface NewIntent {
  amountCents: Cents;
  currency: string;
  orderId: string;
  orderNumber: string;
  accountId: string;
  /** The same key gives the same intent, however often it is asked for (product rule 4.6). */
  idempotencyKey: string;
}

export type Intent =
  | { id: string; state: 'open'; clientSecret: string }
  | { id: string; state: 'paid'; payment: Payment }
  /** Cancelled, or unknown to Stripe (e.g. after a change of the account): nobody can pay it any more. */
  | { id: string; state: 'closed' };

/** Our calls of Stripe. Made from jobs and between transactions, never inside one. */
@Injectable()
export class StripeGateway {
  constructor(
    private readonly account: StripeAccount,
    private readonly log: Log,
  ) {}

  create(wanted: NewIntent): Promise<Intent> {
    const { orderId, orderNumber, accountId, amountCents: amount, currency, idempotencyKey } = wanted;
    const metadata = { orderId, orderNumber, accountId };
    return this.reach(async ({ paymentIntents }) =>
      readIntent(
        await paymentIntents.create(
          { amount, currency, metadata, automatic_payment_methods: { enabled: true } },
          { idempotencyKey },
        ),
      ),
    );
  }

  find(intentId: string): Promise<Intent> {
    return this.reach(async ({ paymentIntents }) => {
      try {
        return readIntent(await paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }));
      } catch (error) {
        if (isMissing(error)) return { id: intentId, state: 'closed' };
        throw error;
      }
    });
  }

  async cancel(intentId: string): Promise<void> {
    await this.reach(({ paymentIntents }) =>
      paymentIntents.cancel(intentId, { cancellation_reason: 'abandoned' }),
    );
  }

  /** Reads a webhook after verifying its signature. */
  read(rawBody: Buffer, signature: string | undefined, receivedAt: Date): PaymentNews {
    try {
      return readEvent(readWebhook({ rawBody, signature, secret: this.account.webhookSecret, receivedAt }));
    } catch (error) {
      if (isSignatureError(error)) throw badRequest('bad_signature', 'The signature does not fit');
      throw error;
    }
  }

  /** Every failure to reach Stripe gives the buyer the same refusal; the cause goes to the log. */
  private async reach<Result>(call: (client: Stripe) => Promise<Result>): Promise<Result> {
    try {
      return await call(this.account.client);
    } catch (error) {
      this.log.warn({ error }, 'Stripe did not do what was asked');
      throw new DomainError('unavailable', 'payments_unavailable', 'Unable to process checkout');
    }
  }
}

function readIntent(intent: Stripe.PaymentIntent): Intent {
  const { id, client_secret: clientSecret, status } = intent;
  if (status === 'succeeded') return { id, state: 'paid', payment: readPayment(intent) };
  if (status === 'canceled') return { id, state: 'closed' };
  if (clientSecret === null) throw new Error(`Stripe gave no client secret for ${id}`);
  return { id, state: 'open', clientSecret };
}

function readPayment(intent: Stripe.PaymentIntent): Payment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    intentId: intent.id,
    amountCents: intent.amount_received,
    currency: intent.currency,
    orderId: intent.metadata['orderId'],
    accountId: intent.metadata['accountId'],
    card: charge ? readCard(charge) : undefined,
  };
}

function readCard(charge: Stripe.Charge): Card | undefined {
  const card = charge.payment_method_details?.card;
  return card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : undefined;
}

function readEvent(event: Stripe.Event): PaymentNews {
  return { id: event.id, type: event.type, intentId: intentOf(event.data.object), effect: effectOf(event) };
}

function effectOf(event: Stripe.Event): Effect {
  switch (event.type) {
    case 'payment_intent.succeeded':
      return { kind: 'paid', payment: readPayment(event.data.object) };
    case 'payment_intent.canceled':
      return { kind: 'canceled' };
    case 'charge.succeeded':
      return { kind: 'charged', card: readCard(event.data.object) };
    default:
      return { kind: 'none' };
  }
}

/** The intent itself, or the one a charge, refund or dispute names. */
function intentOf(object: object): string | undefined {
  const { object: kind, id, payment_intent: named } = object as Record<string, unknown>;
  const intent = kind === 'payment_intent' ? id : named;
  return typeof intent === 'string' ? intent : undefined;
}
