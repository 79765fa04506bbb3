import { Inject, Injectable } from '@nestjs/common';
import { type Config, loopbackUrl } from '../config/config.js';
import { CONFIG, LOCAL_SECRETS } from '../config/config.module.js';
import type { LocalSecrets } from '../config/local-secrets.js';
import { createStripeClient, type Stripe } from './stripe-client.js';

/** Public by nature, so the sandbox needs no secret one. */
const SANDBOX_PUBLISHABLE_KEY = 'pk_test_sandbox';

/** The keys and the client of the account that takes the money: the configured one at Stripe, or the sandbox's. */
@Injectable()
export class StripeAccount {
  readonly sandbox: boolean;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly client: Stripe;

  constructor(@Inject(CONFIG) config: Config, @Inject(LOCAL_SECRETS) secrets: LocalSecrets) {
    this.sandbox = config.stripe === undefined;
    this.secretKey = config.stripe?.secretKey ?? secrets.sandboxSecretKey;
    this.publishableKey = config.stripe?.publishableKey ?? SANDBOX_PUBLISHABLE_KEY;
    this.webhookSecret = config.stripe?.webhookSecret ?? secrets.sandboxWebhookSecret;
    this.client = createStripeClient({
      secretKey: this.secretKey,
      ...(this.sandbox && { sandboxUrl: loopbackUrl(config) }),
    });
  }
}
