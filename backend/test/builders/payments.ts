import { newId } from '../../src/kernel/ids.js';
import { EnrollmentsService } from '../../src/modules/enrollments/index.js';
import type { TestApp } from '../app.js';
import {
  addToCart,
  confirm,
  deliverWebhooks,
  dropWebhooks,
  intentOf,
  paidEvent,
  type ReceivedEvent,
  sendWebhook,
  type StartedCheckout,
  startCheckout,
} from './orders.js';
import type { Person } from './people.js';

/** Returns a person's purchases, the most expensive first. */
export const purchasesOf = (t: TestApp, accountId: string) =>
  t.database.query<{ productId: string; amountCents: number; stripePaymentId: string | null }>(
    `select product_id as "productId", amount_cents as "amountCents", stripe_payment_id as "stripePaymentId"
     from purchases where account_id = $1 order by amount_cents desc`,
    [accountId],
  );

/** Counts a person's purchases, and how many of these products the person owns. */
export const bought = async (t: TestApp, { id }: Person, productIds: string[]) => ({
  purchases: (await purchasesOf(t, id)).length,
  owned: (await t.app.get(EnrollmentsService, { strict: false }).owns(id, productIds)).size,
});

export const outcomesOf = (t: TestApp, eventId: string) =>
  t.database.query('select outcome from payment_events where id = $1', [eventId]);

/** Puts these products into the member's cart and starts the checkout. */
export async function checkoutOf({ browser }: Person, ...productIds: string[]): Promise<StartedCheckout> {
  await addToCart(browser, ...productIds);
  return startCheckout(browser);
}

/** Pays at the checkout and loses the webhook about the payment. */
export async function payUnheard(t: TestApp, checkout: StartedCheckout, card?: string): Promise<void> {
  await dropWebhooks(t);
  await confirm(t, checkout, card);
  await dropWebhooks(t, false);
}

/** Returns another event about the same payment, with other facts. */
export const changedEvent = (
  { data, ...event }: ReceivedEvent,
  change: Record<string, unknown>,
): ReceivedEvent => ({ ...event, id: `evt_${newId()}`, data: { object: { ...data.object, ...change } } });

/** Pays as the member with a changed event, so that the payment waits for the coach's review. */
export async function aHeldPayment(
  t: TestApp,
  member: Person,
  change: Record<string, unknown>,
  ...productIds: string[]
): Promise<StartedCheckout> {
  const checkout = await checkoutOf(member, ...productIds);
  await payUnheard(t, checkout);
  await sendWebhook(t, changedEvent(await paidEvent(t, intentOf(checkout)), change)).expect(200);
  return checkout;
}

/** Refunds a dollar of an order as goodwill; the reason is in the coach's own words. */
export async function aKindRefund(t: TestApp, orderId: string, reason: string): Promise<void> {
  const id = newId();
  await t.database.transaction(async (tx) => {
    await tx.query('update orders set refund_requested_cents = 100, refunded_cents = 100 where id = $1', [
      orderId,
    ]);
    await tx.query(
      `insert into refunds (id, order_id, status, origin, amount_cents, reason, requested_at, settled_at)
       values ($1, $2, 'succeeded', 'console', 100, $3, $4, $4)`,
      [id, orderId, reason, t.clock.now()],
    );
    await tx.query(
      `insert into refund_lines (refund_id, order_line_id, amount_cents, ends_access)
       select $1, l.id, 100, false from order_lines l join order_versions v on v.id = l.order_version_id
       where v.order_id = $2 limit 1`,
      [id, orderId],
    );
  });
}

/** Refunds an order in full as the coach, until the refund has settled. */
export async function refundAll(t: TestApp, { browser }: Person, orderId: string): Promise<void> {
  const path = `/api/creator/orders/${orderId}`;
  const { body } = await browser.get(path).expect(200);
  const { amountRefundable } = body as { amountRefundable: string };
  await browser.post(`${path}/refunds`).send({ amount: amountRefundable }).expect(202);
  await t.runJobs();
  await deliverWebhooks(t);
  await t.runJobs();
}
