import type {
  PaymentIntent,
  PaymentIntentOrSetupIntentResult,
  PaymentIntentResult,
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
    const result = await pay(api, options);
    const returnUrl = options.confirmParams?.return_url;
    if (result.error || options.redirect === 'if_required' || returnUrl === undefined) return result;
    return leaveFor(returnUrl, result.paymentIntent);
  }

  const stripe = {
    // The sandbox has one of some thirty kinds of element; creating another one throws.
    elements: (options?: SandboxElementsOptions) => new SandboxElements(options) as unknown as StripeElements,
    confirmPayment,
    retrievePaymentIntent: (clientSecret) => api.retrieve(clientSecret),
    handleNextAction: async (options: { clientSecret: string } | { hashedValue: string }) =>
      'clientSecret' in options ? nextAction(api, options.clientSecret) : refuse(),
    createToken: async () => refuse(),
    createPaymentMethod: async () => refuse(),
    confirmCardPayment: async () => refuse(),
  } satisfies UsedPart;

  // Stripe has hundreds of members; the rest are other ways to pay, which the shop does not offer.
  return stripe as UsedPart as Stripe;
}

async function pay(api: SandboxApi, options: ConfirmOptions): Promise<PaymentIntentResult> {
  const { elements } = options;
  if (!(elements instanceof SandboxElements) || !elements.paymentElement) return refuse();
  const clientSecret = options.clientSecret ?? elements.clientSecret;
  if (clientSecret === undefined) throw new Error('confirmPayment needs the client secret of a payment');
  const error = elements.paymentElement.validate();
  if (error) return { error };
  const result = await api.confirm(
    clientSecret,
    elements.paymentElement.card,
    options.confirmParams?.return_url,
  );
  return result.paymentIntent?.status === 'requires_action' ? authenticate(api, clientSecret) : result;
}

const authenticate = async (api: SandboxApi, clientSecret: string): Promise<PaymentIntentResult> =>
  api.authenticate(clientSecret, await askForAuthentication());

async function nextAction(api: SandboxApi, clientSecret: string): Promise<PaymentIntentOrSetupIntentResult> {
  const result = await api.retrieve(clientSecret);
  return result.paymentIntent?.status === 'requires_action' ? authenticate(api, clientSecret) : result;
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

const refuse = (): { error: StripeError } => ({
  error: { type: 'invalid_request_error', message: i18n.t('sandbox:cardsOnly') },
});
