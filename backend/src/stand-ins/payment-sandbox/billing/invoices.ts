import { type Answer, type Call, ok } from '../api/call.js';
import { companion, secondsOf } from '../api/ids.js';
import type { Params } from '../api/params.js';
import { resourceMissing } from '../api/problem.js';
import { discountOf } from './coupons.js';
import { collect, refuseUnless, unpaid } from './collection.js';
import { voidInvoice } from './ending.js';
import { newInvoice } from './invoice.js';
import { customerOf, finalizeInvoice, pendingItems, pendingLine } from './invoicing.js';
import { markUncollectible, upcomingInvoice } from './life.js';
import { lockOwned } from './own-time.js';
import { markPaid } from './settling.js';
import { periodOf } from './subscription.js';
import { readPlanChange } from './subscriptions.js';

async function lockInvoice(serverCall: Call, id: string) {
  const { call, object } = await lockOwned(serverCall, 'invoice', id);
  if (!object) throw resourceMissing('invoice', id, 'invoice');
  return { call, invoice: object };
}

export async function finalizeByCall(serverCall: Call, params: Params, id: string): Promise<Answer> {
  const { call, invoice } = await lockInvoice(serverCall, id);
  params.flag('auto_advance');
  params.refuseUnknown();
  refuseUnless(invoice, 'draft');
  return ok(await finalizeInvoice(call, invoice));
}

/** Pays an invoice with a saved card, or notes that it was paid elsewhere. */
export async function payInvoice(serverCall: Call, params: Params, id: string): Promise<Answer> {
  const { call, invoice: draft } = await lockInvoice(serverCall, id);
  const name = params.text('payment_method');
  const isPaidElsewhere = params.flag('paid_out_of_band') ?? false;
  params.flag('off_session');
  params.refuseUnknown();
  refuseUnless(draft, 'draft', 'open', 'uncollectible');
  const invoice = draft.status === 'draft' ? await finalizeInvoice(call, draft) : draft;
  if (invoice.status === 'paid') return ok(invoice);
  if (isPaidElsewhere) return ok(await markPaid(call, invoice, null));
  const method = name ? await call.objects.find('payment_method', name) : undefined;
  if (name && !method) throw resourceMissing('PaymentMethod', name, 'payment_method');
  const tried = await collect(call, invoice, { isAutomatic: false, ...(method && { method }) });
  if (tried.status === 'paid') return ok(tried);
  // An answer and no exception, because the try is noted.
  const { status, body: error } = await unpaid(call, invoice);
  return { status, body: { error } };
}

export async function voidByCall(serverCall: Call, params: Params, id: string): Promise<Answer> {
  const { call, invoice } = await lockInvoice(serverCall, id);
  params.refuseUnknown();
  refuseUnless(invoice, 'open', 'uncollectible');
  return ok(await voidInvoice(call, invoice));
}

export async function markUncollectibleByCall(serverCall: Call, params: Params, id: string): Promise<Answer> {
  const { call, invoice } = await lockInvoice(serverCall, id);
  params.refuseUnknown();
  refuseUnless(invoice, 'open');
  return ok(await markUncollectible(call, invoice));
}

/** Shows the next invoice of a subscription, or the one that a change of its plan would make. Changes nothing. */
export async function createPreview(serverCall: Call, params: Params): Promise<Answer> {
  const id = params.required('subscription', params.text('subscription'));
  params.text('customer');
  const { call, object: subscription } = await lockOwned(serverCall, 'subscription', id);
  if (!subscription) throw resourceMissing('subscription', id, 'subscription');
  const change = await readPlanChange(call, params.group('subscription_details'), subscription, true);
  params.refuseUnknown();
  if (!change) return ok(await upcomingInvoice(call, subscription));
  const changed = change(subscription);
  if (!changed.isBilledNow) {
    return ok(await upcomingInvoice(call, changed.subscription, changed.lines));
  }
  const customer = await customerOf(call, subscription);
  const waiting = (await pendingItems(call, subscription)).map((item) => pendingLine(item, subscription));
  const lines = [...waiting, ...changed.lines];
  const period = { ...periodOf(subscription), end: secondsOf(call.at) };
  const discount = await discountOf(call, subscription);
  return ok(
    newInvoice(
      { customer, subscription, reason: 'upcoming', lines, discount, period, finalizesAt: null },
      call.at,
    ),
  );
}

/** Lists the payments of an invoice, or of a payment intent. An invoice has one at most. */
export async function listInvoicePayments(call: Call, params: Params): Promise<Answer> {
  const payment = params.group('payment');
  payment.oneOf('type', ['payment_intent']);
  const intent = payment.text('payment_intent');
  const id = params.text('invoice') ?? (intent && companion('in', intent));
  params.integer('limit');
  params.oneOf('status', ['open', 'paid', 'canceled']);
  params.refuseUnknown();
  const invoice = id ? await call.objects.find('invoice', id) : undefined;
  const data = invoice?.payments?.data ?? [];
  return ok({ object: 'list', data, has_more: false, url: '/v1/invoice_payments' });
}

export async function retrieveInvoicePayment(call: Call, params: Params, id: string): Promise<Answer> {
  params.refuseUnknown();
  const invoice = await call.objects.find('invoice', companion('in', id));
  const payment = invoice?.payments?.data[0];
  if (!payment) throw resourceMissing('invoice_payment', id, 'id');
  return ok(payment);
}
