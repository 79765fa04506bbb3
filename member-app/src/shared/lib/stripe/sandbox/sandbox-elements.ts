import type {
  StripeElements,
  StripeElementsOptionsClientSecret,
  StripeElementsOptionsMode,
} from '@stripe/stripe-js';
import { i18n } from '../../../words/i18n';
import { PaymentElement } from './payment-element';

export type SandboxElementsOptions = StripeElementsOptionsClientSecret | StripeElementsOptionsMode;

/** The part of Stripe's Elements that every kind of element shares. */
type SharedPart = Pick<StripeElements, 'update' | 'on' | 'fetchUpdates' | 'submit'>;

/** Result of `stripe.elements()`: creates the Payment Element and checks it before a payment. */
export class SandboxElements implements SharedPart {
  private element: PaymentElement | null = null;

  constructor(private readonly options: SandboxElementsOptions = {}) {}

  get clientSecret(): string | undefined {
    return 'clientSecret' in this.options ? this.options.clientSecret : undefined;
  }

  get paymentElement(): PaymentElement | null {
    return this.element;
  }

  create(type: string): PaymentElement {
    if (type !== 'payment') throw new Error(i18n.t('sandbox:cardsOnly'));
    const element = new PaymentElement(() => {
      if (this.element === element) this.element = null;
    });
    this.element = element;
    return element;
  }

  getElement(type: string): PaymentElement | null {
    return type === 'payment' ? this.element : null;
  }

  submit: SharedPart['submit'] = async () => {
    const error = this.element?.validate();
    return error ? { error } : { selectedPaymentMethod: 'card' };
  };

  /** Ignores appearance and language, because the page's own theme applies to these fields. */
  update: SharedPart['update'] = async () => undefined;

  on: SharedPart['on'] = () => undefined;

  fetchUpdates: SharedPart['fetchUpdates'] = async () => ({});
}
