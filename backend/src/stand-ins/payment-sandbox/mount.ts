import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { apiRoutes } from './api-routes.js';
import { pageRoutes } from './page-routes.js';
import type { Sandbox } from './sandbox.js';
import { createSchema } from './schema.js';
import { WebhookDeliveries } from './webhook-deliveries.js';

export interface PaymentSandboxOptions {
  pool: Pool;
  secretKey: string;
  publishableKey: string;
  /** Address of the shop's webhook, and the secret that signs webhooks. */
  webhookUrl: string;
  webhookSecret: string;
  /** The address in the buyer's browser. */
  publicUrl: string;
  now: () => Date;
}

/**
 * Product rule 4.10: a small Stripe inside the main server, its API on `/v1`, its page on `/sandbox/payments`.
 * Start the deliveries it returns once the server listens; closing the server stops them.
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
    (error) => server.log.error(error, 'payment sandbox: webhooks could not be delivered'),
  );
  const sandbox: Sandbox = { pool, now, publicUrl, keys: { secretKey, publishableKey }, deliveries, ready };

  server.register(async (scope) => apiRoutes(scope, sandbox));
  server.register(async (scope) => pageRoutes(scope, sandbox));
  // Before the server waits for open requests: one of them may be a webhook that it sends to itself.
  server.addHook('preClose', () => deliveries.stop());
  return deliveries;
}

/** Runs the work until it succeeds once; callers meanwhile share the attempt. */
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
