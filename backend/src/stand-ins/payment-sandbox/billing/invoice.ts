import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import { companion, idOf, newId, secondsOf } from '../api/ids.js';
import { newPaymentIntent } from '../payments/payment-intent.js';
import { discounted, discountsOf, type InvoiceDiscount, type Line, newLineItem, totalOf } from './line.js';
import type { Period } from './periods.js';

/** Stripe's smallest charge in cents. Less is carried to the next invoice. */
const SMALLEST_CHARGE = 50;

export interface NewInvoice {
  /** Id of an invoice of the past; missing: a new one. */
  id?: string;
  customer: Stripe.Customer;
  subscription: Stripe.Subscription;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';
  lines: readonly Line[];
  discount: InvoiceDiscount | null;
  period: Period;
  /** Time at which it is finalized without a call; null: never. */
  finalizesAt: number | null;
}

/** Splits what is owed into the amount to charge now and the balance to keep for the next invoice. */
function settle(total: number, balance: number): { due: number; keeps: number } {
  const owed = total + balance;
  return owed < SMALLEST_CHARGE ? { due: 0, keeps: owed } : { due: owed, keeps: 0 };
}

export function newInvoice(wanted: NewInvoice, at: Date): Stripe.Invoice {
  const { id = newInvoiceId(wanted.reason) } = wanted;
  const { customer, subscription, lines, discount, period } = wanted;
  const subtotal = totalOf(lines);
  const discounts = discountsOf(lines, discount);
  const off = discounts.reduce((sum, amount) => sum + amount, 0);
  const total = subtotal - off;
  const { due } = settle(total, customer.balance);
  return {
    ...NEUTRAL,
    id,
    amount_due: due,
    amount_remaining: due,
    auto_advance: wanted.finalizesAt !== null,
    automatically_finalizes_at: wanted.finalizesAt,
    billing_reason: wanted.reason,
    created: secondsOf(at),
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    discounts: discount ? [discount.id] : [],
    lines: {
      object: 'list',
      data: lines.map((line, place) => newLineItem(line, id, discounted(discounts[place] ?? 0, discount))),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    period_end: period.end,
    period_start: period.start,
    starting_balance: customer.balance,
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: subscription.test_clock,
    total,
    total_discount_amounts: discounted(off, discount),
    total_excluding_tax: total,
  };
}

const newInvoiceId = (reason: NewInvoice['reason']): string =>
  reason === 'upcoming' ? newId('in').replace('in_', 'upcoming_in_') : newId('in');

/** Returns the invoice with its number and final amount, from when on it is owed. */
export function finalized(draft: Stripe.Invoice, customer: Stripe.Customer, at: Date): Stripe.Invoice {
  const { due, keeps } = settle(draft.total, customer.balance);
  const sequence = String(customer.next_invoice_sequence ?? 1).padStart(4, '0');
  return {
    ...draft,
    amount_due: due,
    amount_remaining: due,
    automatically_finalizes_at: null,
    effective_at: secondsOf(at),
    ending_balance: keeps,
    number: `${customer.invoice_prefix}-${sequence}`,
    starting_balance: customer.balance,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: secondsOf(at) },
  };
}

/** Returns the customer after an invoice was finalized. */
export const afterInvoice = (customer: Stripe.Customer, invoice: Stripe.Invoice): Stripe.Customer => ({
  ...customer,
  balance: invoice.ending_balance ?? 0,
  next_invoice_sequence: (customer.next_invoice_sequence ?? 1) + 1,
});

/** Creates the payment intent that pays an invoice, which has its id. */
export function intentOf(invoice: Stripe.Invoice, { id: customer }: Stripe.Customer, at: Date) {
  const isFirst = invoice.billing_reason === 'subscription_create';
  return newPaymentIntent(
    {
      amount: invoice.amount_due,
      currency: invoice.currency,
      metadata: {},
      description: isFirst ? 'Subscription creation' : 'Subscription update',
      receiptEmail: null,
      statementDescriptorSuffix: null,
      invoice: { id: invoice.id, customer },
    },
    at,
  );
}

/** Returns the invoice with a payment that waits for its intent. */
export const withIntent = (
  invoice: Stripe.Invoice,
  { client_secret: secret }: Stripe.PaymentIntent,
  at: Date,
): Stripe.Invoice => ({
  ...invoice,
  confirmation_secret: { client_secret: secret ?? '', type: 'payment_intent' },
  payments: paymentList([newInvoicePayment(invoice, at)]),
});

/** Returns the invoice as paid, by its payment intent or without one. */
export function asPaid(invoice: Stripe.Invoice, isByIntent: boolean, date: Date): Stripe.Invoice {
  const at = secondsOf(date);
  return {
    ...invoice,
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    attempt_count: isByIntent ? Math.max(1, invoice.attempt_count) : 0,
    next_payment_attempt: null,
    payments: withPayment(invoice, {
      amount_paid: isByIntent ? invoice.amount_due : null,
      status: isByIntent ? 'paid' : 'canceled',
      status_transitions: { canceled_at: isByIntent ? null : at, paid_at: isByIntent ? at : null },
    }),
    status_transitions: { ...invoice.status_transitions, paid_at: at },
  };
}

export const subscriptionIdOf = ({ parent }: Stripe.Invoice): string | null => {
  const subscription = parent?.subscription_details?.subscription;
  return subscription ? idOf(subscription) : null;
};

/** Returns the invoice's payment, which starts with the invoice's final amount. */
function newInvoicePayment(invoice: Stripe.Invoice, at: Date): Stripe.InvoicePayment {
  return {
    id: companion('inpay', invoice.id),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: secondsOf(at),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: companion('pi', invoice.id), type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
}

/** Returns the invoice with changes of its payment, if it has one. */
export function withPayment(
  invoice: Stripe.Invoice,
  changes: Partial<Stripe.InvoicePayment>,
): Stripe.Invoice['payments'] {
  const { payments } = invoice;
  return payments && { ...payments, data: payments.data.map((payment) => ({ ...payment, ...changes })) };
}

/** Payments of an invoice as it shows them; one that costs nothing has none. */
const paymentList = (data: Stripe.InvoicePayment[]): NonNullable<Stripe.Invoice['payments']> => ({
  object: 'list',
  data,
  has_more: false,
  url: '/v1/invoice_payments',
});

/** The fields of a new invoice that are the same for all. */
const NEUTRAL = {
  object: 'invoice',
  account_country: 'US',
  account_name: 'Sanctum',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  collection_method: 'charge_automatically',
  confirmation_secret: null,
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  effective_at: null,
  ending_balance: null,
  footer: null,
  from_invoice: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  number: null,
  on_behalf_of: null,
  payments: paymentList([]),
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  status: 'draft',
  status_transitions: {
    finalized_at: null,
    marked_uncollectible_at: null,
    paid_at: null,
    voided_at: null,
  },
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
} satisfies Partial<Stripe.Invoice>;
