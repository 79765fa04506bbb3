import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import type { Call } from '../api/call.js';
import { idOf } from '../api/ids.js';
import { publish } from '../api/outgoing-events.js';
import { discountOf } from './coupons.js';
import { afterInvoice, finalized, intentOf, newInvoice, type NewInvoice, withIntent } from './invoice.js';
import { keep } from './keep.js';
import { markPaid } from './settling.js';
import type { Line } from './line.js';
import { itemOf } from './subscription.js';

/** Creates a draft of the lines and of what is pending, and makes it the subscription's latest invoice. */
export async function draftInvoice(
  call: Call,
  wanted: Omit<NewInvoice, 'customer' | 'discount'>,
): Promise<Stripe.Invoice> {
  const customer = await customerOf(call, wanted.subscription);
  const pending = await pendingItems(call, wanted.subscription);
  const lines = [...pending.map((item) => pendingLine(item, wanted.subscription)), ...wanted.lines];
  const discount = await discountOf(call, wanted.subscription);
  const invoice = newInvoice({ ...wanted, customer, lines, discount }, call.at);
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
  const open = finalized(draft, customer, call.at);
  await call.objects.save(afterInvoice(customer, open));
  if (open.amount_due === 0) {
    await publish(call, 'invoice.finalized', open);
    return markPaid(call, open, null);
  }
  const intent = intentOf(open, customer, call.at);
  await call.objects.add(intent);
  await publish(call, 'payment_intent.created', intent);
  const owed = withIntent(open, intent, call.at);
  await keep(call, owed);
  await publish(call, 'invoice.finalized', owed);
  return owed;
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
