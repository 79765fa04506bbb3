import StripeSdk from 'stripe';
import type { Tracing } from '../telemetry/tracing.js';
import { tracedCalls } from './traced-calls.js';

export { StripeSdk as Stripe };

/** Where Stripe delivers its events, below the public address. */
export const WEBHOOK_PATH = '/api/stripe/webhook';

/** What it must be told of, so that no payment, refund or dispute is heard of late. */
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
] as const;

export interface StripeClientOptions {
  secretKey: string;
  /** Where our payment sandbox listens. Without it the client talks to Stripe. */
  sandboxUrl?: string;
  /** Records the calls; left out, nothing does. */
  tracing?: Tracing;
}

/** One code path for Stripe and for the sandbox: only the address differs (product rule 1.2). */
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
  /** The bytes as they came: a body parsed and written again no longer matches its signature. */
  rawBody: Buffer | string;
  signature: string | undefined;
  secret: string;
  receivedAt: Date;
}

/**
 * The event inside a webhook, or Stripe's signature error. Deliveries older than five minutes are refused. Undefined: it was
 * signed as it must be, and holds no event with an object, as a thin event does.
 */
export function readWebhook(received: ReceivedWebhook): StripeSdk.Event | undefined {
  const { signature: scheme, DEFAULT_TOLERANCE } = StripeSdk.webhooks;
  if (!scheme) throw new Error('this Stripe SDK cannot check signatures');
  const { rawBody, signature, secret, receivedAt } = received;
  scheme.verifyHeader(
    rawBody,
    readable(signature),
    secret,
    // Named, because 0 would silently switch the replay check off.
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

/** Over a scheme with nothing in it (`v1=`) the SDK stumbles instead of refusing it. */
const readable = (signature: string = '') => (/=\s*(,|$)/.test(signature) ? '' : signature);

/** True for what `readWebhook` throws when a delivery did not come from Stripe. */
export function isSignatureError(error: unknown): boolean {
  return error instanceof StripeSdk.errors.StripeSignatureVerificationError;
}

/** True for Stripe's answer that there is no object with this id. */
export function isMissing(error: unknown): boolean {
  return error instanceof StripeSdk.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** True for Stripe's answer that it will not do this, however often it is asked. */
export function isRefused(error: unknown): error is StripeSdk.errors.StripeInvalidRequestError {
  return error instanceof StripeSdk.errors.StripeInvalidRequestError;
}

/** True for Stripe's answer that an intent is in no state for this any more, e.g. that it is paid. */
export function isTooLate(error: unknown): boolean {
  return (
    error instanceof StripeSdk.errors.StripeInvalidRequestError &&
    error.code === 'payment_intent_unexpected_state'
  );
}
