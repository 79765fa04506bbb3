import type {
  PaymentIntent,
  PaymentIntentOrSetupIntentResult,
  SetupIntent,
  StripeError,
} from '@stripe/stripe-js';
import { i18n } from '../../../words/i18n';
import type { AuthenticationOutcome } from './authentication-dialog';
import type { CardDetails } from './card-form';

/** Calls that a browser may make to the sandbox, at the shop's own address. */
export class SandboxApi {
  constructor(private readonly publishableKey: string) {}

  retrieve(clientSecret: string): Promise<PaymentIntentOrSetupIntentResult> {
    const query = new URLSearchParams({ client_secret: clientSecret });
    return this.call(`${pathOf(clientSecret)}?${query}`, { method: 'GET' });
  }

  confirm(
    clientSecret: string,
    card: CardDetails,
    returnUrl?: string,
  ): Promise<PaymentIntentOrSetupIntentResult> {
    return this.post(`${pathOf(clientSecret)}/confirm`, {
      client_secret: clientSecret,
      ...(returnUrl !== undefined && { return_url: returnUrl }),
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': card.number,
      'payment_method_data[card][exp_month]': String(card.expMonth),
      'payment_method_data[card][exp_year]': String(card.expYear),
      'payment_method_data[card][cvc]': card.cvc,
    });
  }

  authenticate(
    clientSecret: string,
    outcome: AuthenticationOutcome,
  ): Promise<PaymentIntentOrSetupIntentResult> {
    const fields = { client_secret: clientSecret, outcome };
    return this.post(`${pathOf(clientSecret)}/sandbox_authenticate`, fields);
  }

  private post(path: string, fields: Record<string, string>): Promise<PaymentIntentOrSetupIntentResult> {
    return this.call(path, { method: 'POST', body: new URLSearchParams(fields) });
  }

  /** Calls the sandbox. Never rejects: like Stripe.js, it returns an error that can be shown. */
  private async call(path: string, request: RequestInit): Promise<PaymentIntentOrSetupIntentResult> {
    try {
      const headers = { authorization: `Bearer ${this.publishableKey}` };
      const response = await fetch(path, { ...request, headers, credentials: 'omit' });
      // The sandbox answers with one of the two, as Stripe does.
      const body = (await response.json()) as PaymentIntent | SetupIntent | { error: StripeError };
      if ('error' in body) return { error: body.error };
      return body.object === 'setup_intent' ? { setupIntent: body } : { paymentIntent: body };
    } catch {
      return { error: { type: 'api_connection_error', message: i18n.t('sandbox:unreachable') } };
    }
  }
}

/** Returns the path of an intent; its client secret starts with its id: `pi_…_secret_…`, or `seti_…` to save a card. */
function pathOf(clientSecret: string): string {
  const [id = ''] = clientSecret.split('_secret_');
  const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
  return `/v1/${kind}/${encodeURIComponent(id)}`;
}
