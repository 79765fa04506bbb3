import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import { type Answer, type Call, ok } from '../api/call.js';
import { idOf, newClientSecret, newId, secondsOf } from '../api/ids.js';
import { mergeMetadata } from '../payments/intent-params.js';
import { publish } from '../api/outgoing-events.js';
import type { Params } from '../api/params.js';
import { methodToConfirm } from '../payments/payment-method.js';
import { docUrl, invalidRequest, resourceMissing } from '../api/problem.js';
import { keep } from './keep.js';
import { lockOwned } from './own-time.js';
import { attachTo } from './payment-methods.js';

type Intent = Stripe.SetupIntent;
type Method = Stripe.PaymentMethod;

/** Name of the metadata that says which subscription waits for the card; Stripe keeps it privately. */
const FOR = 'sandbox_subscription';

export async function createSetupIntent(call: Call, params: Params): Promise<Answer> {
  const customer = params.text('customer') ?? null;
  if (customer !== null && !(await call.objects.find('customer', customer)))
    throw resourceMissing('customer', customer, 'customer');
  params.oneOf('usage', ['off_session']);
  params.texts('payment_method_types');
  const automatic = params.group('automatic_payment_methods');
  automatic.flag('enabled');
  automatic.oneOf('allow_redirects', ['always', 'never']);
  const intent = newSetupIntent(customer, mergeMetadata({}, params), call.at);
  const described = { ...intent, description: params.text('description') || null };
  params.refuseUnknown();
  await call.objects.add(described);
  await publish(call, 'setup_intent.created', described);
  return ok(described);
}

/** Adds the intent that lets the buyer of a subscription save a card for later. */
export async function addSetupIntent(
  call: Call,
  { customer, subscription }: { customer: Stripe.Subscription['customer']; subscription: string },
): Promise<Intent> {
  const intent = newSetupIntent(idOf(customer), { [FOR]: subscription }, call.at);
  await call.objects.add(intent);
  await publish(call, 'setup_intent.created', intent);
  return intent;
}

function newSetupIntent(customer: string | null, metadata: Record<string, string>, at: Date): Intent {
  const id = newId('seti');
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: { allow_redirects: 'never', enabled: true },
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    created: secondsOf(at),
    customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: 'off_session',
  };
}

export async function retrieveSetupIntent(call: Call, params: Params, id: string): Promise<Answer> {
  const intent = openToCaller(call, params, id, await call.objects.find('setup_intent', id));
  params.refuseUnknown();
  return ok(viewFor(call, intent));
}

export async function confirmSetupIntent(buyersCall: Call, params: Params, id: string): Promise<Answer> {
  const { call, object } = await lockOwned(buyersCall, 'setup_intent', id);
  const intent = openToCaller(call, params, id, object);
  refuseUnless(intent, 'requires_payment_method', 'requires_action');
  params.text('return_url');
  const { method, behaviour } = await methodToConfirm(call, params, intent);
  if (behaviour.kind === 'authenticates') return askForAuthentication(call, intent, method);
  if (behaviour.kind === 'pays' || behaviour.canBeSaved) return succeed(call, intent, method);
  const { code, declineCode, message } = behaviour.decline;
  return fail(call, intent, 402, { type: 'card_error', code, decline_code: declineCode, message });
}

/** Plays the bank's page, where the owner of a card agrees to save it or declines; Stripe has no such call. */
export async function authenticateSetupIntent(buyersCall: Call, params: Params, id: string): Promise<Answer> {
  const { call, object } = await lockOwned(buyersCall, 'setup_intent', id);
  const intent = openToCaller(call, params, id, object);
  const outcome = params.required('outcome', params.oneOf('outcome', ['complete', 'fail']));
  params.refuseUnknown();
  refuseUnless(intent, 'requires_action');
  const method =
    intent.payment_method && (await call.objects.find('payment_method', idOf(intent.payment_method)));
  if (!method) throw new Error('A payment method is kept as long as its intent');
  if (outcome === 'complete') return succeed(call, intent, method);
  return fail(call, intent, 400, {
    type: 'invalid_request_error',
    code: 'setup_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
}

async function succeed(call: Call, intent: Intent, method: Method): Promise<Answer> {
  const saved: Intent = {
    ...intent,
    status: 'succeeded',
    payment_method: method.id,
    last_setup_error: null,
    next_action: null,
  };
  await call.objects.save(saved);
  if (intent.customer) await attachTo(call, method, idOf(intent.customer));
  await publish(call, 'setup_intent.succeeded', saved);
  await giveToSubscription(call, saved, method);
  return ok(viewFor(call, saved));
}

/** Makes the saved card pay the subscription that asked for it. */
async function giveToSubscription(call: Call, { metadata }: Intent, method: Method): Promise<void> {
  const id = metadata?.[FOR];
  const subscription = id && (await call.objects.find('subscription', id));
  if (!subscription) return;
  const updated: Stripe.Subscription = {
    ...subscription,
    pending_setup_intent: null,
    default_payment_method: method.id,
  };
  await keep(call, updated);
  await publish(call, 'customer.subscription.updated', updated, subscription);
}

async function askForAuthentication(call: Call, intent: Intent, method: Method): Promise<Answer> {
  const waiting: Intent = {
    ...intent,
    status: 'requires_action',
    payment_method: method.id,
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'payment_sandbox_authentication' } },
  };
  await call.objects.save(waiting);
  await publish(call, 'setup_intent.requires_action', waiting);
  return ok(viewFor(call, waiting));
}

type SetupError = Stripe.SetupIntent.LastSetupError & { type: 'card_error' | 'invalid_request_error' };

async function fail(call: Call, intent: Intent, status: number, problem: SetupError): Promise<Answer> {
  const error = { ...problem, doc_url: docUrl(String(problem.code)) };
  const failed: Intent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: error,
  };
  await call.objects.save(failed);
  await publish(call, 'setup_intent.setup_failed', failed);
  return { status, body: { error: { ...error, setup_intent: viewFor(call, failed) } } };
}

function openToCaller(call: Call, params: Params, id: string, intent: Intent | undefined): Intent {
  const secret = params.text('client_secret');
  if (!intent) throw resourceMissing('setup_intent', id, 'intent');
  if (call.actor === 'browser') params.required('client_secret', secret);
  if (secret === undefined || secret === intent.client_secret) return intent;
  throw invalidRequest(
    'The client_secret provided does not match the client_secret associated with the SetupIntent.',
    'setup_intent_invalid_parameter',
    'client_secret',
  );
}

function refuseUnless(intent: Intent, ...statuses: string[]): void {
  if (statuses.includes(String(intent.status))) return;
  throw invalidRequest(
    `You cannot change this SetupIntent because it has a status of ${intent.status}.`,
    'setup_intent_unexpected_state',
  );
}

/** Returns the fields for the caller: browsers with the publishable key see no metadata. */
function viewFor(call: Call, { metadata, ...rest }: Intent): Partial<Intent> {
  return call.actor === 'browser' ? rest : { ...rest, metadata };
}
