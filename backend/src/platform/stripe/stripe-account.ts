import { Tracing } from '../telemetry/tracing.js';
import { createStripeClient, type Stripe } from './stripe-client.js';
import { Global, Module } from '@nestjs/common';
import { type Config, CONFIG } from '../config/config.js';

export interface StripeAccountOptions {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Address of the payment sandbox; missing: a Stripe account. */
  sandboxUrl?: string;
  tracing?: Tracing;
}

/** Keys and client of the account that receives the money: one at Stripe, or the payment sandbox's. */
export class StripeAccount {
  /** True tells the browser to call the sandbox instead of Stripe. */
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

function configuredAccount({ stripe }: Config, tracing: Tracing): StripeAccount {
  if (stripe === undefined) throw new Error('STRIPE_SECRET_KEY: no Stripe account is configured');
  return new StripeAccount({ ...stripe, tracing });
}

/** Provides the account at Stripe that the environment names. */
@Global()
@Module({
  providers: [{ provide: StripeAccount, useFactory: configuredAccount, inject: [CONFIG, Tracing] }],
  exports: [StripeAccount],
})
export class StripeModule {}
