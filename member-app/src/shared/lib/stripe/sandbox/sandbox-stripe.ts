import type {
  PaymentIntent,
  PaymentIntentOrSetupIntentResult,
  PaymentIntentResult,
  SetupIntentResult,
  Stripe,
  StripeElements,
  StripeError,
} from '@stripe/stripe-js';
import { i18n } from '../../../words/i18n';
import { askForAuthentication } from './authentication-dialog';
import { SandboxApi } from './sandbox-api';
import { SandboxElements, type SandboxElementsOptions } from './sandbox-elements';

/** Methods that the shop uses, and those by which `<Elements>` recognizes a Stripe object. */
type UsedPart = Pick<
  Stripe,
  | 'elements'
  | 'confirmPayment'
  | 'confirmSetup'
  | 'retrievePaymentIntent'
  | 'handleNextAction'
  | 'createToken'
  | 'createPaymentMethod'
  | 'confirmCardPayment'
>;

interface ConfirmOptions {
  elements?: StripeElements;
  clientSecret?: string;
  confirmParams?: { return_url?: string };
  redirect?: 'if_required' | 'always';
}

/** The sandbox's Stripe.js: the same members, so one checkout serves both. */
export function createSandboxStripe(publishableKey: string): Stripe {
  const api = new SandboxApi(publishableKey);

  function confirmPayment(
    options: ConfirmOptions & { redirect: 'if_required' },
  ): Promise<PaymentIntentResult>;
  function confirmPayment(options: ConfirmOptions): Promise<{ error: StripeError }>;
  async function confirmPayment(options: ConfirmOptions): Promise<PaymentIntentResult> {
    const result = paymentOf(await confirm(api, options));
    const returnUrl = options.confirmParams?.return_url;
    if (result.error || options.redirect === 'if_required' || returnUrl === undefined) return result;
    return leaveFor(returnUrl, result.paymentIntent);
  }

  /** Saves a card. It never redirects, because no card of the sandbox needs to. */
  function confirmSetup(options: ConfirmOptions & { redirect: 'if_required' }): Promise<SetupIntentResult>;
  function confirmSetup(options: ConfirmOptions): Promise<{ error: StripeError }>;
  async function confirmSetup(options: ConfirmOptions): Promise<SetupIntentResult> {
    const { error, setupIntent } = await confirm(api, options);
    if (error) return { error };
    return setupIntent ? { setupIntent } : refuse();
  }

  const stripe = {
    // The sandbox has one of some thirty kinds of element; creating another one throws.
    elements: (options?: SandboxElementsOptions) => new SandboxElements(options) as unknown as StripeElements,
    confirmPayment,
    confirmSetup,
    retrievePaymentIntent: async (clientSecret) => paymentOf(await api.retrieve(clientSecret)),
    handleNextAction: async (options: { clientSecret: string } | { hashedValue: string }) =>
      'clientSecret' in options ? nextAction(api, options.clientSecret) : refuse(),
    createToken: async () => refuse(),
    createPaymentMethod: async () => refuse(),
    confirmCardPayment: async () => refuse(),
  } satisfies UsedPart;

  // Stripe has hundreds of members; the rest are other ways to pay, which the shop does not offer.
  return stripe as UsedPart as Stripe;
}

/** Gives the card to the payment, or to the setup that saves it. */
async function confirm(api: SandboxApi, options: ConfirmOptions): Promise<PaymentIntentOrSetupIntentResult> {
  const { elements } = options;
  if (!(elements instanceof SandboxElements) || !elements.paymentElement) return refuse();
  const clientSecret = options.clientSecret ?? elements.clientSecret;
  if (clientSecret === undefined) throw new Error('confirming needs the client secret of an intent');
  const error = elements.paymentElement.validate();
  if (error) return { error };
  const { card } = elements.paymentElement;
  return answered(
    api,
    clientSecret,
    await api.confirm(clientSecret, card, options.confirmParams?.return_url),
  );
}

const nextAction = async (api: SandboxApi, clientSecret: string): Promise<PaymentIntentOrSetupIntentResult> =>
  answered(api, clientSecret, await api.retrieve(clientSecret));

/** Asks the owner of the card if the bank wants to. */
async function answered(
  api: SandboxApi,
  clientSecret: string,
  result: PaymentIntentOrSetupIntentResult,
): Promise<PaymentIntentOrSetupIntentResult> {
  const { status } = result.paymentIntent ?? result.setupIntent ?? {};
  if (status !== 'requires_action') return result;
  return api.authenticate(clientSecret, await askForAuthentication());
}

/** Goes to the shop's page like Stripe, with the payment in the address. The promise never settles. */
function leaveFor(returnUrl: string, intent: PaymentIntent): Promise<never> {
  const url = new URL(returnUrl, window.location.href);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  window.location.assign(url);
  return new Promise(() => undefined);
}

function paymentOf({ error, paymentIntent }: PaymentIntentOrSetupIntentResult): PaymentIntentResult {
  if (error) return { error };
  return paymentIntent ? { paymentIntent } : refuse();
}

const refuse = (): { error: StripeError } => ({
  error: { type: 'invalid_request_error', message: i18n.t('sandbox:cardsOnly') },
});
