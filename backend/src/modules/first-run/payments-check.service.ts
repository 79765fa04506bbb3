import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { StripeAccount } from '../../platform/stripe/stripe-account.js';
import { Stripe, WEBHOOK_PATH } from '../../platform/stripe/stripe-client.js';
import { fails, type Finding, WORKS } from './first-run-steps.js';

const ENDPOINTS = 100;

/** Asks Stripe with the configured keys: are they valid, may the account charge, and does it send us webhooks? */
@Injectable()
export class PaymentsCheckService {
  constructor(
    private readonly account: StripeAccount,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async run(): Promise<Finding> {
    const { client, sandbox } = this.account;
    try {
      if (sandbox) {
        await client.events.list({ limit: 1 });
        return WORKS;
      }
      const account = await client.accounts.retrieveCurrent();
      if (!account.charges_enabled)
        return fails('charges_off', account.requirements?.disabled_reason ?? undefined);
      return await this.webhook();
    } catch (error) {
      const isOurKey =
        error instanceof Stripe.errors.StripeAuthenticationError ||
        error instanceof Stripe.errors.StripePermissionError;
      return fails(isOurKey ? 'wrong_key' : 'unreachable', error);
    }
  }

  /** Checks for a webhook at our address; without one, payments are noticed minutes later, by polling. */
  private async webhook(): Promise<Finding> {
    const address = `${this.config.publicUrl}${WEBHOOK_PATH}`;
    const { data } = await this.account.client.webhookEndpoints.list({ limit: ENDPOINTS });
    const isThere = data.some(({ url, status }) => url === address && status === 'enabled');
    return isThere ? WORKS : fails('no_webhook', address);
  }
}
