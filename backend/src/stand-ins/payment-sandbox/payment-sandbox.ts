import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { Clock } from '../../kernel/clock.js';
import { CONFIG, type Config, loopbackUrl } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { WEBHOOK_PATH } from '../../platform/stripe/stripe-client.js';
import { mountPaymentSandbox } from './mount.js';
import { addPastPayments, type PastPayment } from './past-payments.js';
import { createSchema } from './schema.js';
import type { WebhookDeliveries } from './webhook-deliveries.js';
import { StripeAccount } from '../../platform/stripe/stripe-account.js';

/** The payment sandbox of this process: mounted beside the application, whose webhook it calls. */
@Injectable()
export class PaymentSandbox {
  private deliveries: WebhookDeliveries | undefined;

  constructor(
    private readonly account: StripeAccount,
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  mount(server: FastifyInstance): void {
    const { secretKey, publishableKey, webhookSecret } = this.account;
    this.deliveries = mountPaymentSandbox(server, {
      secretKey,
      publishableKey,
      webhookSecret,
      webhookUrl: `${loopbackUrl(this.config)}${WEBHOOK_PATH}`,
      publicUrl: this.config.publicUrl,
      pool: this.database.pool,
      now: () => this.clock.now(),
    });
  }

  /** Makes payments known that were made before the sandbox was there. */
  async remember(payments: readonly PastPayment[]): Promise<void> {
    await createSchema(this.database.pool);
    await addPastPayments(this.database.pool, payments);
  }

  /** Sends webhooks from now on: once the server listens. Closing the server stops it. */
  start(): void {
    this.deliveries?.start();
  }

  /** Sends the webhooks that are due, now; says how many. */
  async deliverDue(): Promise<number> {
    return (await this.deliveries?.deliverDue()) ?? 0;
  }
}
