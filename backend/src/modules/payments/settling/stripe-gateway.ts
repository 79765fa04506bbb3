import { Injectable } from '@nestjs/common';
import { badRequest, DomainError } from '../../../kernel/errors.js';
import type { Cents } from '../../../kernel/money.js';
import { StripeAccount } from '../../../platform/stripe/stripe-account.js';
import {
  isMissing,
  isSignatureError,
  isTooLate,
  readWebhook,
  type Stripe,
} from '../../../platform/stripe/stripe-client.js';
import { Log } from '../../../platform/telemetry/log.js';
import type { Payment } from '../judge-payment.js';
import type { PaymentNews } from '../payment-news.js';
import { newsOf, readPayment } from './stripe-event.js';

export interface NewIntent {
  amountCents: Cents;
  currency: string;
  orderId: string;
  orderNumber: string;
  accountId: string;
  /** Key of the request; the same key always returns the same intent (product rule 4.6). */
  idempotencyKey: string;
}

export type Intent =
  | { id: string; state: 'open'; clientSecret: string }
  | { id: string; state: 'paid'; payment: Payment }
  /** Canceled, or unknown to Stripe, for example after a change of account. It can no longer be paid. */
  | { id: string; state: 'closed' };

/** Our calls to Stripe, made from jobs and between transactions, never inside one. */
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
    return this.reach((client) => retrieve(client, intentId));
  }

  /** Cancels an intent and returns its state: one that was just paid can no longer be canceled, which is no error. */
  cancel(intentId: string): Promise<Intent> {
    return this.reach(async (client) => {
      try {
        return readIntent(await client.paymentIntents.cancel(intentId, { cancellation_reason: 'abandoned' }));
      } catch (error) {
        if (isTooLate(error)) return retrieve(client, intentId);
        throw error;
      }
    });
  }

  read(rawBody: Buffer, signature: string | undefined, receivedAt: Date): PaymentNews {
    try {
      const { webhookSecret: secret } = this.account;
      return newsOf(readWebhook({ rawBody, signature, secret, receivedAt }), rawBody);
    } catch (error) {
      if (isSignatureError(error)) throw badRequest('bad_signature', 'The signature doesn’t match');
      throw error;
    }
  }

  /** Throws one error for every failure to reach Stripe; the cause is logged. */
  async reach<Result>(call: (client: Stripe) => Promise<Result>): Promise<Result> {
    try {
      return await call(this.account.client);
    } catch (error) {
      this.log.warn({ error }, 'Stripe did not do what was asked');
      throw new DomainError('payments_unavailable', 'Unable to process checkout');
    }
  }
}

async function retrieve({ paymentIntents }: Stripe, intentId: string): Promise<Intent> {
  try {
    return readIntent(await paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }));
  } catch (error) {
    if (isMissing(error)) return { id: intentId, state: 'closed' };
    throw error;
  }
}

function readIntent(intent: Stripe.PaymentIntent): Intent {
  const { id, client_secret: clientSecret, status } = intent;
  if (status === 'succeeded') return { id, state: 'paid', payment: readPayment(intent) };
  if (status === 'canceled') return { id, state: 'closed' };
  if (clientSecret === null) throw new Error(`Stripe gave no client secret for ${id}`);
  return { id, state: 'open', clientSecret };
}

/** Turns Stripe's response into an event, which counts once like a webhook. Undefined: nothing changed. */
export function newsIn(intent: Intent): PaymentNews | undefined {
  if (intent.state === 'open') return undefined;
  return {
    id: `check:${intent.id}:${intent.state}`,
    type: `check.${intent.state}`,
    intentId: intent.id,
    effect: intent.state === 'paid' ? { kind: 'paid', payment: intent.payment } : { kind: 'canceled' },
  };
}
