import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import type { Call } from '../api/call.js';
import { idOf, secondsOf } from '../api/ids.js';
import { publish } from '../api/outgoing-events.js';
import { newPaymentIntent } from '../payments/payment-intent.js';
import { newInvoice, newInvoicePayment, paymentList, settle, type NewInvoice } from './invoice.js';
import { keep } from './keep.js';
import { markPaid } from './settling.js';
import type { Line } from './line.js';
import { itemOf } from './subscription.js';

/** Creates a draft of the lines and of what is pending, and makes it the subscription's latest invoice. */
export async function draftInvoice(
  call: Call,
  wanted: Omit<NewInvoice, 'customer'>,
): Promise<Stripe.Invoice> {
  const customer = await customerOf(call, wanted.subscription);
  const pending = await pendingItems(call, wanted.subscription);
  const lines = [...pending.map((item) => pendingLine(item, wanted.subscription)), ...wanted.lines];
  const invoice = newInvoice({ ...wanted, customer, lines }, call.at);
  await call.objects.add(invoice);
  await keep(call, invoice);
  for (const item of pending) await call.objects.save({ ...item, invoice: invoice.id });
  await keep(call, { ...wanted.subscription, latest_invoice: invoice.id });
  await publish(call, 'invoice.created', invoice);
  return invoice;
}

/** Finalizes a draft: from now on its amount is owed, and a payment intent waits for it. */
export async function finalizeInvoice(call: Call, draft: Stripe.Invoice): Promise<Stripe.Invoice> {
  const customer = await customerOf(call, draft);
  const { due, keeps } = settle(draft.total, customer.balance);
  const sequence = customer.next_invoice_sequence ?? 1;
  const at = secondsOf(call.at);
  const open: Stripe.Invoice = {
    ...draft,
    amount_due: due,
    amount_remaining: due,
    automatically_finalizes_at: null,
    effective_at: at,
    ending_balance: keeps,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    starting_balance: customer.balance,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: at },
  };
  await call.objects.save({ ...customer, balance: keeps, next_invoice_sequence: sequence + 1 });
  if (due === 0) {
    await publish(call, 'invoice.finalized', open);
    return markPaid(call, open, null);
  }
  const owed = await withIntent(call, open, customer);
  await keep(call, owed);
  await publish(call, 'invoice.finalized', owed);
  return owed;
}

async function withIntent(
  call: Call,
  invoice: Stripe.Invoice,
  customer: Stripe.Customer,
): Promise<Stripe.Invoice> {
  const isFirst = invoice.billing_reason === 'subscription_create';
  const intent = newPaymentIntent(
    {
      amount: invoice.amount_due,
      currency: invoice.currency,
      metadata: {},
      description: isFirst ? 'Subscription creation' : 'Subscription update',
      receiptEmail: null,
      statementDescriptorSuffix: null,
      invoice: { id: invoice.id, customer: customer.id },
    },
    call.at,
  );
  await call.objects.add(intent);
  await publish(call, 'payment_intent.created', intent);
  return {
    ...invoice,
    confirmation_secret: { client_secret: intent.client_secret ?? '', type: 'payment_intent' },
    payments: paymentList([newInvoicePayment(invoice, call.at)]),
  };
}

export async function customerOf(
  call: Call,
  { customer }: Pick<Stripe.Subscription | Stripe.Invoice, 'customer'>,
): Promise<Stripe.Customer> {
  const found = customer && (await call.objects.find('customer', idOf(customer)));
  if (!found) throw new Error('A customer is kept as long as the subscriptions');
  return found;
}

/** Returns the prorations that wait for the next invoice, oldest first. */
export async function pendingItems(call: Call, { id }: Stripe.Subscription): Promise<Stripe.InvoiceItem[]> {
  const where = { invoice: null, parent: { subscription_details: { subscription: id } } };
  return (await call.objects.list('invoiceitem', { limit: 100, where })).toReversed();
}

export function pendingLine(item: Stripe.InvoiceItem, subscription: Stripe.Subscription): Line {
  const { price } = itemOf(subscription);
  const priced = item.pricing?.price_details?.price;
  return {
    amount: item.amount,
    description: item.description ?? '',
    period: item.period,
    price: { ...price, id: priced ? idOf(priced) : price.id },
    quantity: item.quantity,
    proration: item.proration,
    subscription: { id: subscription.id, item: itemOf(subscription).id },
    invoiceItem: item.id,
  };
}
