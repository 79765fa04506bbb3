import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { Tracing } from '../telemetry/tracing.js';
import { StripeAccount } from './stripe-account.js';

function configuredAccount({ stripe }: Config, tracing: Tracing): StripeAccount {
  if (stripe === undefined) throw new Error('STRIPE_SECRET_KEY: no Stripe account is configured');
  return new StripeAccount({ ...stripe, tracing });
}

/** The account at Stripe that the environment names. */
@Global()
@Module({
  providers: [{ provide: StripeAccount, useFactory: configuredAccount, inject: [CONFIG, Tracing] }],
  exports: [StripeAccount],
})
export class StripeModule {}
