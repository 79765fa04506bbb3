import { LINES_OF_VERSION, SELLER, TAX_NAME } from '../order-lines.sql.js';

/** Columns of a PaidOrder, from order `o` and its version `v`. */
export const PAID_ORDER = `o.id as "orderId", o.number, o.receipt_number as "receiptNumber", ${SELLER} as seller,
  o.account_id as "accountId", o.status, v.currency, v.subtotal_cents as "subtotalCents", v.discount_cents as "discountCents",
  v.coupon_id as "couponId", v.coupon_code as "couponCode", v.tax_cents as "taxCents", ${TAX_NAME} as "taxName",
  v.total_cents as "totalCents", v.payment_intent_id as "intentId", ${LINES_OF_VERSION} as lines`;
