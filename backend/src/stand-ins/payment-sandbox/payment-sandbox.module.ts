import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config, loopbackUrl } from '../../platform/config/config.js';
import { LOCAL_SECRETS } from '../../platform/config/config.module.js';
import type { LocalSecrets } from '../../platform/config/local-secrets.js';
import { StripeAccount } from '../../platform/stripe/stripe-account.js';
import { Tracing } from '../../platform/telemetry/tracing.js';
import { PaymentSandbox } from './payment-sandbox.js';

/** A constant, because a publishable key is public. */
const PUBLISHABLE_KEY = 'pk_test_sandbox';

const sandboxAccount = (config: Config, secrets: LocalSecrets, tracing: Tracing) =>
  new StripeAccount({
    secretKey: secrets.sandboxSecretKey,
    publishableKey: PUBLISHABLE_KEY,
    webhookSecret: secrets.sandboxWebhookSecret,
    sandboxUrl: loopbackUrl(config),
    tracing,
  });

/** Stands in for an account at Stripe. Production never uses it: the configuration refuses that. */
@Global()
@Module({
  providers: [
    { provide: StripeAccount, useFactory: sandboxAccount, inject: [CONFIG, LOCAL_SECRETS, Tracing] },
    PaymentSandbox,
  ],
  exports: [StripeAccount],
})
export class PaymentSandboxModule {}
