import { publicImageUrl } from '../../modules/media/index.js';
import { plantCouponUse } from './plant-coupons.js';
import { demoId, demoOfferId, partsOf } from '../content/index.js';
import { mediaId } from './media-by-key.js';
import type { Owned, Planting } from './planting.js';

/** Plants a paid order of one product, with the rows that the settlement of a payment writes. Returns its id. */
export async function plantOrder(planting: Planting, owned: Owned): Promise<string> {
  const { tx } = planting;
  const { accountId, product, since, coupon, offer, invoice } = owned;
  const key = `${accountId}/${product.key}${invoice ? `/${invoice.number}` : ''}`;
  const id = (part: string) => demoId(`${part}/${key}`);
  const orderId = id('order');
  const versionId = id('order-version');
  const lineId = id('order-line');
  // The provider gives the payment of an invoice the invoice's id.
  const intent = invoice?.id.replace('in_', 'pi_') ?? `pi_demo_${id('intent').replaceAll('-', '')}`;
  const price = offer?.priceCents ?? product.priceCents ?? 0;
  const discount = Math.round((price * (coupon?.percent ?? 0)) / 100);
  const cents = price - discount;
  await tx.query(
    `insert into orders (id, number, account_id, status, version, created_at, active_at, paid_at, received_at,
                         received_cents, product_ids, subscription_id)
     values ($1, 'S-' || nextval('order_numbers'), $2, 'paid', 1, $3, $3, $3, $3, $4, array[$5::uuid], $6)`,
    [orderId, accountId, since, cents, product.id, invoice?.subscriptionId ?? null],
  );
  await plantVersion(planting, owned, { id: versionId, orderId, intent, cents, discount });
  await tx.query(
    `insert into order_lines (id, order_version_id, position, product_id, type, title, thumbnail_url, amount_cents,
                              discount_cents, offer_id, offer_name, access_days, access_until)
     values ($1, $2, 0, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      lineId,
      versionId,
      product.id,
      product.type,
      product.title,
      publicImageUrl(mediaId(product.thumbnail)),
      cents,
      discount,
      offer ? demoOfferId(product.key, offer.key) : null,
      offer?.name ?? null,
      offer?.accessDays ?? null,
      invoice?.paidUntil ?? null,
    ],
  );
  for (const [position, part] of partsOf(product).entries()) {
    await tx.query(
      'insert into order_line_parts (order_line_id, product_id, position, type, title) values ($1, $2, $3, $4, $5)',
      [lineId, part.id, position, part.type, part.title],
    );
  }
  await tx.query(
    `insert into purchases (id, order_line_id, account_id, product_id, amount_cents, stripe_payment_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id('purchase'), lineId, accountId, product.id, cents, intent, since],
  );
  if (coupon) await plantCouponUse(planting, { orderId, accountId, code: coupon.code, since });
  return orderId;
}

interface NewVersion {
  id: string;
  orderId: string;
  intent: string;
  cents: number;
  discount: number;
}

async function plantVersion(
  { tx }: Planting,
  { product, since, coupon, invoice }: Owned,
  { id, orderId, intent, cents, discount }: NewVersion,
): Promise<void> {
  const discounted = [discount, coupon ? demoId(`coupon/${coupon.code}`) : null, coupon?.code ?? null];
  await tx.query(
    `insert into order_versions (id, order_id, version, cart_fingerprint, currency, subtotal_cents, tax_cents, total_cents,
                                 payment_intent_id, card_brand, card_last4, created_at, paid_at, discount_cents,
                                 coupon_id, coupon_code, holds_coupon, invoice_id)
     values ($1, $2, 1, $3, (select currency from business), $4::int + $7::int, 0, $4::int, $5, 'visa', $11, $6, $6, $7, $8, $9, $8::uuid is not null, $10)`,
    [
      id,
      orderId,
      invoice?.id ?? `planted ${product.id}:${cents}`,
      cents,
      intent,
      since,
      ...discounted,
      invoice?.id ?? null,
      invoice?.cardLast4 ?? '4242',
    ],
  );
}
