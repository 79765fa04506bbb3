import { demoId, demoOfferId, partsOf } from '../content/index.js';
import { bare, type DatedSubscription, type PastInvoice } from './past-subscription.js';
import { plantOrder } from './plant-order.js';
import type { Planting } from './planting.js';

/** Card of a subscription whose payment failed, which the payment sandbox declines; and the one of all others. */
const CARD = { declines: '0341', pays: '4242' };

const cardOf = ({ subscription }: DatedSubscription): string =>
  subscription.isUnpaid ? CARD.declines : CARD.pays;

/** Plants the order of one payment. */
export async function plantPayment(
  planting: Planting,
  dated: DatedSubscription,
  { id, number, paidAt, paidUntil }: PastInvoice,
): Promise<void> {
  const { accountId, product, offer } = dated;
  const invoice = { id, subscriptionId: dated.id, number, paidUntil, cardLast4: cardOf(dated) };
  await plantOrder(planting, { accountId, product, since: paidAt, coupon: undefined, offer, invoice });
}

/** Plants a subscription with its customer, its failures and its access, as its payments have left it. */
export async function plantSubscription(planting: Planting, dated: DatedSubscription): Promise<void> {
  const { tx } = planting;
  const { accountId, id, failedAt, paid, subscription } = dated;
  await tx.query('insert into payment_customers (account_id, stripe_id) values ($1, $2)', [
    accountId,
    `cus_demo_${bare(accountId)}`,
  ]);
  await plantRow(planting, dated);
  const recoveredAt = subscription.failed && paid[subscription.failed.payment - 1]?.paidAt;
  for (const [kind, at] of [
    ['failed', failedAt],
    ['recovered', recoveredAt],
  ] as const)
    if (at)
      await tx.query('insert into subscription_changes (subscription_id, kind, at) values ($1, $2, $3)', [
        id,
        kind,
        at,
      ]);
  await plantAccess(planting, dated);
}

async function plantRow({ tx, now }: Planting, dated: DatedSubscription): Promise<void> {
  const { id, stripeId, accountId, product, offer, subscription, startedAt, endedAt, paid, state } = dated;
  const { status, nextPaymentAt, cancelAt, pausedUntil, accessUntil } = state;
  const isTrial = paid.length === 0;
  await tx.query(
    `insert into subscriptions (id, account_id, product_id, title, offer_id, offer_name, interval, instalments, trial_days,
                                currency, amount_cents, tax_cents, tax_is_included, stripe_id, status, payments_made,
                                next_payment_at, payment_told_for, paused_until, cancel_at, access_until, card_brand,
                                card_last4, cancel_reason, created_at, started_at, paid_since, ended_at, checked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, (select currency from business), $10, 0, false, $11, $12, $13,
             $14, $15, $16, $17, $18, 'visa', $19, $20, $21, $21, $22, $23, $24)`,
    [
      id,
      accountId,
      product.id,
      product.title,
      demoOfferId(product.key, offer.key),
      offer.name,
      offer.interval,
      offer.instalments ?? null,
      isTrial ? (offer.trialDays ?? null) : null,
      offer.priceCents,
      stripeId,
      status,
      paid.length,
      nextPaymentAt,
      isTrial ? nextPaymentAt : null,
      pausedUntil,
      cancelAt,
      accessUntil,
      cardOf(dated),
      subscription.canceled?.reason ?? null,
      startedAt,
      isTrial ? null : startedAt,
      endedAt,
      endedAt ?? now,
    ],
  );
}

/** Plants what the subscription opened. What was bought after it had ended is open again since then. */
async function plantAccess({ tx }: Planting, dated: DatedSubscription): Promise<void> {
  const { id, accountId, product, startedAt, endedAt, state } = dated;
  const parts = partsOf(product);
  const rows = [
    { product, bundleId: null, partIds: parts.map((part) => part.id) },
    ...parts.map((part) => ({ product: part, bundleId: product.id, partIds: [] })),
  ];
  for (const row of rows)
    await tx.query(
      `insert into enrollments as e (id, account_id, product_id, source, source_id, bundle_id, part_ids, started_at, ended_at,
                                     expires_at)
       values ($1, $2, $3, 'subscription', $4, $5, $6, $7, $8, $9)
       on conflict (account_id, product_id) do update set started_at = excluded.started_at, opened_again_at = e.started_at
         where e.started_at > excluded.ended_at`,
      [
        demoId(`subscribed/${accountId}/${product.key}/${row.product.key}`),
        accountId,
        row.product.id,
        id,
        row.bundleId,
        row.partIds,
        startedAt,
        endedAt,
        state.accessUntil,
      ],
    );
}
