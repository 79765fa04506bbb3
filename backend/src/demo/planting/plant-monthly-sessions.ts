import { sessionsGiven } from '../../modules/coaching/index.js';
import { demoHalfHour, demoId, demoSubscriptions, partsOf } from '../content/index.js';
import { type DatedSubscription, datesOf, type PastInvoice } from './past-subscription.js';
import type { Planting } from './planting.js';

/** Plants the sessions that each payment of the membership brought, which nobody has booked yet. */
export async function plantMonthlySessions(planting: Planting): Promise<void> {
  for (const subscription of demoSubscriptions) {
    const dated = datesOf(subscription, planting);
    const part = partsOf(dated.product).find(({ key }) => key === demoHalfHour.productKey);
    if (part) for (const invoice of dated.paid) await plantSessions(planting, dated, invoice, part.id);
  }
}

async function plantSessions(
  { tx }: Planting,
  { accountId, product, offer }: DatedSubscription,
  { number, paidAt, paidUntil }: PastInvoice,
  productId: string,
): Promise<void> {
  const months = offer.interval === 'year' ? 12 : 1;
  const period = paidUntil && { months, end: paidUntil };
  const given = sessionsGiven(demoHalfHour.package, { isRecurring: number > 1, period }, paidAt);
  if (!given) return;
  await tx.query(
    `insert into coaching_credits
       (id, account_id, offering_id, sessions, source, source_id, product_id, sold_as, expires_at, created_at)
     values ($1, $2, $3, $4, 'order', $5, $6, $7, $8, $9)`,
    [
      demoId(`monthly-sessions/${accountId}/${product.key}/${number}`),
      accountId,
      demoId('offering/half-hour'),
      given.sessions,
      demoId(`order/${accountId}/${product.key}/${number}`),
      productId,
      product.id,
      given.expiresAt,
      paidAt,
    ],
  );
}
