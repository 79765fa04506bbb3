import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { Clock } from '../../kernel/clock.js';
import { type Config, CONFIG, loopbackUrl } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { WEBHOOK_PATH } from '../../platform/stripe/stripe-client.js';
import { liveUntilNow } from './billing/lifetime.js';
import { addPastSubscriptions, type PastSubscription } from './billing/past-subscriptions.js';
import { addPastPayments, type PastPayment } from './past-payments.js';
import { createSchema } from './schema.js';
import { WebhookDeliveries } from './api/webhook-deliveries.js';
import { StripeAccount } from '../../platform/stripe/stripe-account.js';
import type { Pool } from 'pg';
import { apiRoutes } from './api-routes.js';
import { pageRoutes } from './page-routes.js';
import type { Sandbox } from './api/call.js';

/** Payments and subscriptions from before the sandbox. */
export interface Past {
  payments: readonly PastPayment[];
  subscriptions: readonly PastSubscription[];
}

/** The payment sandbox of this process, mounted beside the application, whose webhook it calls. */
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

  /** Adds what happened before the sandbox existed. */
  async remember({ payments, subscriptions }: Past): Promise<void> {
    await createSchema(this.database.pool);
    await addPastPayments(this.database.pool, payments);
    await addPastSubscriptions(this.database.pool, subscriptions, this.clock.now());
  }

  /** Sends webhooks from now on, once the server listens. Closing the server stops it. */
  start(): void {
    this.deliveries?.start();
  }

  /** Sends the due webhooks now, and returns their number. */
  async deliverDue(): Promise<number> {
    return (await this.deliveries?.deliverDue()) ?? 0;
  }
}

interface PaymentSandboxOptions {
  pool: Pool;
  secretKey: string;
  publishableKey: string;
  /** Address of the shop's webhook, and the secret that signs webhooks. */
  webhookUrl: string;
  webhookSecret: string;
  /** Address in the buyer's browser. */
  publicUrl: string;
  now: () => Date;
}

/**
 * Mounts a small Stripe in the main server (product rule 4.10): its API on `/v1`, its page on `/sandbox/payments`.
 * Start the returned deliveries once the server listens; closing the server stops them.
 */
export function mountPaymentSandbox(
  server: FastifyInstance,
  options: PaymentSandboxOptions,
): WebhookDeliveries {
  const { pool, now, publicUrl, secretKey, publishableKey } = options;
  const ready = onceDone(() => createSchema(pool));
  const deliveries = new WebhookDeliveries(
    pool,
    { url: options.webhookUrl, secret: options.webhookSecret },
    now,
    ready,
    (error) => server.log.error(error, 'payment sandbox: a round of time or webhooks failed'),
    () => liveUntilNow({ pool, now }),
  );
  const sandbox: Sandbox = { pool, now, publicUrl, keys: { secretKey, publishableKey }, deliveries, ready };

  server.register(async (scope) => apiRoutes(scope, sandbox));
  server.register(async (scope) => pageRoutes(scope, sandbox));
  // Before the server waits for open requests: one of them may be a webhook that it sends to itself.
  server.addHook('preClose', () => deliveries.stop());
  return deliveries;
}

/** Runs the work until it succeeds once; simultaneous callers share the attempt. */
function onceDone(work: () => Promise<void>): () => Promise<void> {
  let attempt: Promise<void> | undefined;
  return () => {
    attempt ??= work().catch((error: unknown) => {
      attempt = undefined;
      throw error;
    });
    return attempt;
  };
}
