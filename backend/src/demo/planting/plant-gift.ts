import { demoDaughter } from '../content/family.js';
import { type DemoGift, demoId, demoPeople, demoProducts, partsOf } from '../content/index.js';
import { plantOrder } from './plant-order.js';
import type { Planting } from './planting.js';

const named = <Thing extends { key: string }>(things: readonly Thing[], key: string): Thing => {
  const found = things.find((thing) => thing.key === key);
  if (!found) throw new Error(`no ${key} in the demo`);
  return found;
};

const daughter = { key: demoDaughter.key, id: demoId(`person/${demoDaughter.key}`) };

/** Plants the order of a gift, which was emailed when it was paid or went to a daughter, and the product of its recipient. */
export async function plantGift(
  planting: Planting,
  { memberKey, productKey, daysAgo: days, recipient, message, redeemedBy }: DemoGift,
): Promise<void> {
  const { tx, daysAgo } = planting;
  const buyer = named(demoPeople, memberKey);
  const product = named(demoProducts, productKey);
  const redeemer = redeemedBy && named([...demoPeople, daughter], redeemedBy.memberKey);
  const wardId = redeemer?.id === daughter.id ? daughter.id : null;
  const since = daysAgo(days);
  const redeemedAt = redeemedBy ? daysAgo(redeemedBy.daysAgo) : null;
  const id = demoId(`gift/${memberKey}/${productKey}`);
  const partIds = partsOf(product).map((part) => part.id);
  const orderId = await plantOrder(planting, {
    accountId: buyer.id,
    product,
    since,
    coupon: undefined,
    offer: undefined,
  });
  await tx.query(
    `with line as (
       update order_lines l set is_gift = true from order_versions v
       where v.id = l.order_version_id and v.order_id = $2 returning l.id)
     insert into gifts (id, order_line_id, order_id, buyer_id, product_id, part_ids, title, state, recipient_email,
                        recipient_name, message, redeemed_by, redeemed_at, created_at, opened_at, ward_id, is_for_ward)
     select $1, line.id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, $14, $14::uuid is not null from line`,
    [
      id,
      orderId,
      buyer.id,
      product.id,
      partIds,
      product.title,
      redeemer ? 'redeemed' : 'open',
      recipient.email,
      recipient.name,
      message,
      redeemer?.id ?? null,
      redeemedAt,
      since,
      wardId,
    ],
  );
  if (!redeemer) return;
  await tx.query(
    `insert into enrollments (id, account_id, product_id, source, source_id, started_at, part_ids)
     values ($1, $2, $3, 'gift', $4, $5, $6)`,
    [demoId(`enrollment/${redeemer.key}/${productKey}`), redeemer.id, product.id, id, redeemedAt, partIds],
  );
}
