import StripeSdk, { type Stripe } from 'stripe';
import type { Tracing } from '../telemetry/tracing.js';

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;

/** Records each call to Stripe and each of its repetitions. */
function tracedCalls(client: HttpClient, tracing: Tracing): HttpClient {
  return {
    getClientName: () => client.getClientName(),
    makeRequest: (...request) => {
      const [host, , path, method] = request;
      const template = templateOf(path);
      const attributes = { 'http.request.method': method, 'server.address': host, 'url.template': template };
      return tracing.inSpan({ name: `stripe ${method} ${template}`, kind: 'client', attributes }, () =>
        client.makeRequest(...request),
      );
    },
  };
}

/** Returns the pattern of a Stripe address: `/v1/refunds/:id` for `/v1/refunds/re_123?expand=…`. */
export const templateOf = (path: string): string =>
  path
    .split('?')[0]!
    .split('/')
    .map((part) => (/^[a-z_]+$|^v\d$|^$/.test(part) ? part : ':id'))
    .join('/');

export { StripeSdk as Stripe };

/** Path of the Stripe webhook, below the public address. */
export const WEBHOOK_PATH = '/api/stripe/webhook';

/** Events that the webhook must receive, so that we learn of payments, refunds, disputes and subscriptions in time. */
export const WEBHOOK_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.succeeded',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.updated',
  'customer.subscription.deleted',
] as const;

export interface StripeClientOptions {
  secretKey: string;
  /** Address of our payment sandbox; missing: the client talks to Stripe. */
  sandboxUrl?: string;
  /** Records the calls; missing: no calls are recorded. */
  tracing?: Tracing;
}

/**
 * Creates the client for Stripe or the sandbox. Both share one code path; only the address differs (product rule 1.2).
 */
export function createStripeClient({ secretKey, sandboxUrl, tracing }: StripeClientOptions): StripeSdk {
  return new StripeSdk(secretKey, {
    // The SDK's own default of 80 s would hold a buyer's request far too long (product rule 8.1).
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(tracing?.isOn && { httpClient: tracedCalls(StripeSdk.createNodeHttpClient(), tracing) }),
    ...(sandboxUrl ? addressOf(new URL(sandboxUrl)) : {}),
  });
}

function addressOf(url: URL): { host: string; port: string; protocol: 'http' | 'https' } {
  const secure = url.protocol === 'https:';
  return {
    host: url.hostname,
    port: url.port || (secure ? '443' : '80'),
    protocol: secure ? 'https' : 'http',
  };
}

export interface ReceivedWebhook {
  /** Bytes as received: a body that was parsed and written again no longer matches its signature. */
  rawBody: Buffer | string;
  signature: string | undefined;
  secret: string;
  receivedAt: Date;
}

/**
 * Returns the event of a webhook, or throws Stripe's signature error. Deliveries older than five minutes are refused. Undefined: the
 * signature is valid, but there is no event with an object, as in a thin event.
 */
export function readWebhook(received: ReceivedWebhook): StripeSdk.Event | undefined {
  const { signature: scheme, DEFAULT_TOLERANCE } = StripeSdk.webhooks;
  if (!scheme) throw new Error('this Stripe SDK cannot check signatures');
  const { rawBody, signature, secret, receivedAt } = received;
  scheme.verifyHeader(
    rawBody,
    readable(signature),
    secret,
    // Passed explicitly, because 0 would silently turn off the replay check.
    DEFAULT_TOLERANCE,
    undefined,
    receivedAt.getTime(),
  );
  const signed: unknown = JSON.parse(rawBody.toString());
  return isEvent(signed) ? signed : undefined;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isEvent = (signed: unknown): signed is StripeSdk.Event =>
  isObject(signed) &&
  ['id', 'type'].every((name) => typeof Reflect.get(signed, name) === 'string') &&
  'data' in signed &&
  isObject(signed.data) &&
  'object' in signed.data &&
  isObject(signed.data.object);

/** Replaces a signature with an empty scheme (`v1=`), on which the SDK crashes instead of refusing it. */
const readable = (signature: string = '') => (/=\s*(,|$)/.test(signature) ? '' : signature);

/** Returns whether `readWebhook` threw because a delivery did not come from Stripe. */
export function isSignatureError(error: unknown): boolean {
  return error instanceof StripeSdk.errors.StripeSignatureVerificationError;
}

/** Returns whether Stripe answered that no object has this id. */
export function isMissing(error: unknown): boolean {
  return error instanceof StripeSdk.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** Returns whether Stripe's refusal is final, so that a retry would not change it. */
export function isRefused(error: unknown): error is StripeSdk.errors.StripeInvalidRequestError {
  return error instanceof StripeSdk.errors.StripeInvalidRequestError;
}

/** Returns whether the bank declined the card, or asks its owner first. */
export function isDeclined(error: unknown): boolean {
  return error instanceof StripeSdk.errors.StripeCardError;
}

/** Returns whether Stripe answered that the intent's state does not allow the call, for example because it is paid. */
export function isTooLate(error: unknown): boolean {
  return (
    error instanceof StripeSdk.errors.StripeInvalidRequestError &&
    error.code === 'payment_intent_unexpected_state'
  );
}
