import type { Tracing } from '../telemetry/tracing.js';
import { createStripeClient, type Stripe } from './stripe-client.js';

export interface StripeAccountOptions {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Address of the payment sandbox. Missing: a Stripe account. */
  sandboxUrl?: string;
  tracing?: Tracing;
}

/** The keys and the client of the account that takes the money: one at Stripe, or the payment sandbox's. */
export class StripeAccount {
  /** Tells the browser to call the sandbox in place of Stripe. */
  readonly sandbox: boolean;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly client: Stripe;

  constructor(options: StripeAccountOptions) {
    this.sandbox = options.sandboxUrl !== undefined;
    this.secretKey = options.secretKey;
    this.publishableKey = options.publishableKey;
    this.webhookSecret = options.webhookSecret;
    this.client = createStripeClient(options);
  }
}
