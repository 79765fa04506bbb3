import { Stripe } from '../../../platform/stripe/stripe-client.js';
import { idOf, newId, secondsOf } from '../api/ids.js';
import type { Period } from './periods.js';
import { restOf } from './proration.js';
import { itemOf, type Plan, rhythmOf } from './subscription.js';

/** Something that an invoice charges or credits. */
export interface Line {
  amount: number;
  description: string;
  period: Period;
  price: Stripe.Price;
  quantity: number;
  proration: boolean;
  /** Missing: the line is for a price of its own, such as a setup fee. */
  subscription?: { id: string; item: string };
  /** Id of the pending item that became this line. */
  invoiceItem?: string;
}

/** Amount that a coupon takes off an invoice. */
export interface InvoiceDiscount {
  id: string;
  amountOff: number;
}

export interface Discounted {
  amount: number;
  discount: string;
}

/** Returns an amount that was taken off, as objects list it. */
export const discounted = (amount: number, discount: InvoiceDiscount | null): Discounted[] =>
  discount && amount > 0 ? [{ amount, discount: discount.id }] : [];

/** Spreads a discount over the lines, one after the other. Prorations have none. */
export function discountsOf(lines: readonly Line[], discount: InvoiceDiscount | null): number[] {
  let left = discount?.amountOff ?? 0;
  return lines.map(({ amount, proration }) => {
    const off = proration ? 0 : Math.min(left, Math.max(0, amount));
    left -= off;
    return off;
  });
}

export const totalOf = (lines: readonly Pick<Line, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

const amountOf = ({ price, quantity }: Plan): number => (price.unit_amount ?? 0) * quantity;

const sourceOf = (subscription: Stripe.Subscription) => ({
  id: subscription.id,
  item: itemOf(subscription).id,
});

/** Charges a plan for a whole period. */
export function periodLine(subscription: Stripe.Subscription, plan: Plan, period: Period): Line {
  const { price, quantity, name } = plan;
  const { interval, interval_count: count } = rhythmOf(price);
  const every = count === 1 ? interval : `every ${count} ${interval}s`;
  const each = `$${((price.unit_amount ?? 0) / 100).toFixed(2)}`;
  return {
    amount: amountOf(plan),
    description: `${quantity} × ${name} (at ${each} / ${every})`,
    period,
    price,
    quantity,
    proration: false,
    subscription: sourceOf(subscription),
  };
}

/** States a trial, which costs nothing. */
export const trialLine = (subscription: Stripe.Subscription, plan: Plan, period: Period): Line => ({
  ...periodLine(subscription, plan, period),
  amount: 0,
  description: `Trial period for ${plan.name}`,
});

/** Charges a one-time price, such as a setup fee. */
export const feeLine = (plan: Plan, at: number): Line => ({
  amount: amountOf(plan),
  description: plan.name,
  period: { start: at, end: at },
  price: plan.price,
  quantity: plan.quantity,
  proration: false,
});

/** Credits or charges a plan for the rest of a period. */
export function prorationLine(
  subscription: Stripe.Subscription,
  plan: Plan,
  period: Period,
  at: number,
  kind: 'Unused' | 'Remaining',
): Line {
  const rest = restOf(amountOf(plan), period, at);
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(at * 1000);
  return {
    // A credit of nothing is 0 and not -0.
    amount: kind === 'Unused' ? 0 - rest : rest,
    description: `${kind} time on ${plan.name} after ${day}`,
    period: { start: at, end: period.end },
    price: plan.price,
    quantity: plan.quantity,
    proration: true,
    subscription: sourceOf(subscription),
  };
}

export function newLineItem(
  line: Line,
  invoice: string,
  discounts: readonly Discounted[],
): Stripe.InvoiceLineItem {
  const { price, subscription, quantity } = line;
  return {
    id: newId('il'),
    object: 'line_item',
    amount: line.amount,
    currency: price.currency,
    description: line.description,
    discount_amounts: [...discounts],
    discountable: !line.proration,
    discounts: discounts.map(({ discount }) => discount),
    invoice,
    livemode: false,
    metadata: {},
    parent: parentOf(line),
    period: line.period,
    pretax_credit_amounts: [],
    pricing: pricingOf(price),
    quantity,
    quantity_decimal: Stripe.Decimal.from(quantity),
    subscription: subscription?.id ?? null,
    subtotal: line.amount,
    taxes: [],
  };
}

function parentOf({ subscription, invoiceItem, proration }: Line): Stripe.InvoiceLineItem.Parent {
  const proration_details = proration ? { credited_items: null } : null;
  if (!subscription) {
    return {
      type: 'invoice_item_details',
      invoice_item_details: {
        invoice_item: invoiceItem ?? newId('ii'),
        proration,
        proration_details,
        subscription: null,
      },
      subscription_item_details: null,
    };
  }
  return {
    type: 'subscription_item_details',
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: invoiceItem ?? null,
      proration,
      proration_details,
      subscription: subscription.id,
      subscription_item: subscription.item,
    },
  };
}

const pricingOf = (price: Stripe.Price): Stripe.InvoiceLineItem.Pricing => ({
  type: 'price_details',
  price_details: { price: price.id, product: idOf(price.product) },
  unit_amount_decimal: Stripe.Decimal.from(price.unit_amount ?? 0),
});

/** Creates a pending item, which the next invoice of the subscription takes up. */
export function newInvoiceItem(line: Line, subscription: Stripe.Subscription, at: Date): Stripe.InvoiceItem {
  return {
    id: newId('ii'),
    object: 'invoiceitem',
    amount: line.amount,
    currency: line.price.currency,
    customer: idOf(subscription.customer),
    customer_account: null,
    date: secondsOf(at),
    description: line.description,
    discountable: !line.proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    net_amount: line.amount,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, subscription_item: itemOf(subscription).id },
    },
    period: line.period,
    pricing: pricingOf(line.price),
    proration: line.proration,
    quantity: line.quantity,
    quantity_decimal: Stripe.Decimal.from(line.quantity),
    tax_rates: [],
    test_clock: subscription.test_clock,
  };
}
