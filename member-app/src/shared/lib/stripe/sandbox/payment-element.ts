import type {
  StripeError,
  StripePaymentElement,
  StripePaymentElementAvailablePaymentMethodsChangeEvent,
  StripePaymentElementCardDetailsChangeEvent,
  StripePaymentElementChangeEvent,
  StripePaymentElementSavedPaymentMethodRemoveEvent,
  StripePaymentElementSavedPaymentMethodUpdateEvent,
  StripePaymentElementUpdateOptions,
} from '@stripe/stripe-js';
import { type CardDetails, CardForm } from './card-form';
import './payment-element.css';

interface PlainEvent {
  elementType: 'payment';
}

/** Every event of the real element; the sandbox never fires some of them. */
interface ElementEvents {
  change: StripePaymentElementChangeEvent;
  ready: PlainEvent;
  focus: PlainEvent;
  blur: PlainEvent;
  escape: PlainEvent;
  loaderstart: PlainEvent;
  loaderror: PlainEvent & { error: StripeError };
  carddetailschange: StripePaymentElementCardDetailsChangeEvent;
  savedpaymentmethodupdate: StripePaymentElementSavedPaymentMethodUpdateEvent;
  savedpaymentmethodremove: StripePaymentElementSavedPaymentMethodRemoveEvent;
  availablepaymentmethodschange: StripePaymentElementAvailablePaymentMethodsChangeEvent;
}

type EventName = keyof ElementEvents;
type Handler<K extends EventName> = (event: ElementEvents[K]) => unknown;

const plain: PlainEvent = { elementType: 'payment' };

/** Result of `elements.create('payment')`: the card's fields, with the real element's methods and events. */
export class PaymentElement implements StripePaymentElement {
  private readonly form = new CardForm(() => this.tellChange());
  private readonly handlers: { [K in EventName]: Set<Handler<K>> } = {
    change: new Set(),
    ready: new Set(),
    focus: new Set(),
    blur: new Set(),
    escape: new Set(),
    loaderstart: new Set(),
    loaderror: new Set(),
    carddetailschange: new Set(),
    savedpaymentmethodupdate: new Set(),
    savedpaymentmethodremove: new Set(),
    availablepaymentmethodschange: new Set(),
  };

  private readonly told = new WeakSet<Handler<'ready'>>();

  constructor(private readonly onDestroy: () => void) {
    const { root } = this.form;
    root.addEventListener('focusin', ({ relatedTarget }) => {
      if (!this.holds(relatedTarget)) this.tell('focus', plain);
    });
    root.addEventListener('focusout', ({ relatedTarget }) => {
      if (!this.holds(relatedTarget)) this.tell('blur', plain);
    });
    root.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.tell('escape', plain);
    });
  }

  get card(): CardDetails {
    return this.form.details;
  }

  /** Returns the first problem of the input and shows it at its field; null if the card can be sent. */
  validate(): StripeError | null {
    const problem = this.form.showProblems();
    return problem && { type: 'validation_error', ...problem };
  }

  mount(place: string | HTMLElement): void {
    const container = typeof place === 'string' ? document.querySelector(place) : place;
    if (!container) throw new Error('There is no place to mount the Payment Element in');
    container.replaceChildren(this.form.root);
    this.tellReady();
  }

  unmount(): void {
    this.form.root.remove();
  }

  destroy(): void {
    this.unmount();
    this.onDestroy();
  }

  on<K extends EventName>(name: K, handler: Handler<K>): this {
    this.handlers[name].add(handler);
    // React only listens after it has mounted the element, which may be ready by then.
    if (name === 'ready' && this.form.root.isConnected) queueMicrotask(() => this.tellReady());
    return this;
  }

  once<K extends EventName>(name: K, handler: Handler<K>): this {
    const first: Handler<K> = (event) => {
      this.off(name, first);
      return handler(event);
    };
    return this.on(name, first);
  }

  off<K extends EventName>(name: K, handler?: Handler<K>): this {
    if (handler) this.handlers[name].delete(handler);
    else this.handlers[name].clear();
    return this;
  }

  update({ readOnly }: Partial<StripePaymentElementUpdateOptions>): this {
    if (readOnly !== undefined) this.form.readOnly = readOnly;
    return this;
  }

  /** Does nothing: with one payment method there is nothing to collapse. */
  collapse(): this {
    return this;
  }

  focus(): void {
    this.form.focus();
  }

  blur(): void {
    this.form.blur();
  }

  clear(): void {
    this.form.clear();
    this.tellChange();
  }

  private tellChange(): void {
    const { empty, complete } = this.form;
    this.tell('change', { ...plain, empty, complete, collapsed: false, value: { type: 'card' } });
  }

  private tell<K extends EventName>(name: K, event: ElementEvents[K]): void {
    for (const handler of this.handlers[name]) handler(event);
  }

  private tellReady(): void {
    for (const handler of this.handlers.ready) {
      if (this.told.has(handler)) continue;
      this.told.add(handler);
      handler(plain);
    }
  }

  private holds(target: EventTarget | null): boolean {
    return target instanceof Node && this.form.root.contains(target);
  }
}
