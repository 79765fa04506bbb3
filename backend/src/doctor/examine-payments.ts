import type { Config } from '../platform/config/config.js';
import {
  createStripeClient,
  Stripe,
  WEBHOOK_EVENTS,
  WEBHOOK_PATH,
} from '../platform/stripe/stripe-client.js';
import { about, type Finding, reasonOf } from './finding.js';

const { ill, well } = about('payments');

const ENDPOINTS = 100;

/** Checks that the keys are right and may charge, and that Stripe sends us payment events. */
export async function examinePayments({ stripe, publicUrl }: Config, stripeUrl?: string): Promise<Finding[]> {
  if (stripe === undefined) return [well('the payment sandbox')];
  const { secretKey } = stripe;
  const client = createStripeClient({ secretKey, ...(stripeUrl !== undefined && { sandboxUrl: stripeUrl }) });
  try {
    const account = await client.accounts.retrieveCurrent();
    const { data } = await client.webhookEndpoints.list({ limit: ENDPOINTS });
    return [
      account.charges_enabled
        ? well('the keys are correct, and the account can accept payments')
        : ill('the account can’t accept payments yet', 'Complete the account in the Stripe Dashboard'),
      webhookIn(data, `${publicUrl}${WEBHOOK_PATH}`),
    ];
  } catch (error) {
    const isOurKey =
      error instanceof Stripe.errors.StripeAuthenticationError ||
      error instanceof Stripe.errors.StripePermissionError;
    return [
      isOurKey
        ? ill(
            `Stripe rejected the key: ${reasonOf(error)}`,
            'Copy STRIPE_SECRET_KEY again; a restricted key needs read access to the account and its webhooks',
          )
        : ill(
            `couldn’t reach Stripe: ${reasonOf(error)}`,
            'Allow outgoing https connections to api.stripe.com',
          ),
    ];
  }
}

function webhookIn(endpoints: readonly Stripe.WebhookEndpoint[], url: string): Finding {
  const ours = endpoints.find((endpoint) => endpoint.url === url);
  if (!ours)
    return ill(
      'Stripe has no webhook for this site',
      `Create a webhook for ${url} and copy its secret to STRIPE_WEBHOOK_SECRET`,
    );
  if (ours.status !== 'enabled') return ill('the webhook is disabled', 'Enable it in the Stripe Dashboard');
  const told = new Set(ours.enabled_events);
  const missing = WEBHOOK_EVENTS.filter((event) => !told.has(event) && !told.has('*'));
  return missing.length === 0
    ? well('the webhook receives every event')
    : ill(`the webhook doesn’t receive ${missing.join(', ')}`, 'Add these events to the webhook');
}
