import {
  demoCoupons,
  type DemoOwnership,
  demoId,
  demoPeople,
  demoProducts,
  partsOf,
} from '../content/index.js';
import { plantDispute } from './plant-dispute.js';
import { plantOrder } from './plant-order.js';
import { plantRefund } from './plant-refund.js';
import { plantProgress } from './plant-progress.js';
import type { Owned, Planting } from './planting.js';

/** Plants a member's product, its order and the progress. */
export async function plantOwnership(planting: Planting, ownership: DemoOwnership): Promise<void> {
  const owned = asOwned(ownership, planting);
  const orderId = owned.product.priceCents === null ? null : await plantOrder(planting, owned);
  await planting.tx.query(
    `insert into enrollments (id, account_id, product_id, source, source_id, started_at, part_ids, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      demoId(`enrollment/${ownership.memberKey}/${ownership.productKey}`),
      owned.accountId,
      owned.product.id,
      orderId ? 'purchase' : 'free',
      orderId,
      owned.since,
      partsOf(owned.product).map(({ id }) => id),
      owned.offer?.accessDays ? planting.daysAgo(ownership.daysAgo - owned.offer.accessDays) : null,
    ],
  );
  await plantParts(planting, owned, orderId);
  await plantProgress(planting, owned, ownership);
  if (orderId && ownership.dispute) await plantDispute(planting, owned, orderId, ownership.dispute);
  if (orderId && ownership.refund) await plantRefund(planting, owned, orderId, ownership.refund);
}

/** Plants the parts of a bundle, except those its owner had before. */
async function plantParts({ tx }: Planting, owned: Owned, orderId: string | null): Promise<void> {
  const { accountId, product, since } = owned;
  for (const part of partsOf(product)) {
    await tx.query(
      `insert into enrollments (id, account_id, product_id, source, source_id, bundle_id, started_at)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [
        demoId(`enrollment/${accountId}/${part.key}`),
        accountId,
        part.id,
        orderId ? 'purchase' : 'free',
        orderId,
        product.id,
        since,
      ],
    );
  }
}

function asOwned(
  { memberKey, productKey, daysAgo, couponCode, offerKey }: DemoOwnership,
  planting: Planting,
): Owned {
  const person = demoPeople.find(({ key }) => key === memberKey);
  const product = demoProducts.find(({ key }) => key === productKey);
  if (!person || !product) throw new Error(`nobody ${memberKey} or nothing ${productKey} in the demo`);
  const coupon = demoCoupons.find(({ code }) => code === couponCode);
  const offer = product.offers?.find(({ key }) => key === offerKey);
  return { accountId: person.id, product, since: planting.daysAgo(daysAgo), coupon, offer };
}
