import { z } from 'zod';

const disputedOrder = z.object({
  orderId: z.string(),
  number: z.string(),
  buyerId: z.string(),
  disputeId: z.string(),
  amountCents: z.number(),
  currency: z.string(),
});

const disputeClosed = disputedOrder.extend({ outcome: z.enum(['won', 'lost']) });

const disputeOpened = disputedOrder.extend({
  /** The bank's word for why. */
  reason: z.string(),
  /** Deadline for an answer, in ISO 8601. */
  answerBy: z.string().nullable(),
});

const giftRedeemed = z.object({
  giftId: z.string(),
  orderId: z.string(),
  /** Null: the buyer's account is gone. */
  buyerId: z.string().nullable(),
  accountId: z.string(),
  /** Titles of the coaching in it. */
  coaching: z.array(z.string()),
  /** Granted products, and those that came with them. Missing in events published before packages brought sessions. */
  productIds: z.array(z.string()).optional(),
});

const refundTrouble = z.object({
  orderId: z.string(),
  number: z.string(),
  /** Buyer. Missing in events published before there were points. */
  accountId: z.string().optional(),
  refundId: z.string(),
  amountCents: z.number(),
  currency: z.string(),
  /** The payment provider's words, where there are some. */
  why: z.string(),
});

const orderRefunded = z.object({
  orderId: z.string(),
  number: z.string(),
  accountId: z.string(),
  refundId: z.string(),
  amountCents: z.number(),
  currency: z.string(),
  /** The bank gave it back: a dispute was lost. */
  byBank: z.boolean(),
  /** Titles of products whose access ended, and of those that stay open. */
  ended: z.array(z.string()),
  kept: z.array(z.string()),
  /** Titles of gifts that are taken back. Missing in events published before there were gifts. */
  takenBack: z.array(z.string()).optional(),
  /** Offerings whose sessions end, with the number of sessions and of bookings. Missing in events before this field existed. */
  sessions: z.array(z.object({ title: z.string(), count: z.number(), booked: z.number() })).optional(),
});

const paymentHeld = z.object({
  orderId: z.string(),
  number: z.string(),
  accountId: z.string(),
  reason: z.enum(['wrong_amount', 'wrong_currency', 'wrong_owner', 'paid_twice']),
  receivedCents: z.number(),
  currency: z.string(),
  /** Titles of products that were not granted, as they were when the order was made. */
  waiting: z.array(z.string()),
});

/** Content of a receipt. Amounts in cents, time in ISO 8601; titles as they were when the order was made. */
const orderPaid = z.object({
  orderId: z.string(),
  number: z.string(),
  accountId: z.string(),
  paidAt: z.string(),
  currency: z.string(),
  /** Missing in events published before receipts had numbers. */
  receiptNumber: z.string().nullable().optional(),
  /** Seller; missing in events published before sellers were stored. */
  seller: z.object({ name: z.string(), address: z.string(), taxNumber: z.string() }).nullable().optional(),
  /** Sum of the prices. The discount is missing in events published before there were coupons. */
  subtotalCents: z.number(),
  discountCents: z.number().optional(),
  couponCode: z.string().nullable().optional(),
  taxCents: z.number(),
  /** Name of the tax; missing in events published before taxes had names, null without tax. */
  taxName: z.object({ label: z.string(), isIncluded: z.boolean() }).nullable().optional(),
  totalCents: z.number(),
  lines: z.array(
    z.object({
      productId: z.string(),
      type: z.string(),
      title: z.string(),
      /** Amount paid: the price less the discount, and the tax where that is added. */
      amountCents: z.number(),
      discountCents: z.number().optional(),
      /** Tax in the amount that was added to the price. */
      addedTaxCents: z.number().optional(),
      /** Paid for, and not given: it waits for the coach. */
      waits: z.boolean(),
      /** Booking that the line pays for. Missing in events published before times were paid one by one. */
      bookingId: z.string().nullable().optional(),
      /** True for a gift. Missing in events published before there were gifts. */
      isGift: z.boolean().optional(),
      /** True for a gift straight to the buyer's ward, without a link. Missing in events published before that existed. */
      isForWard: z.boolean().optional(),
      /** Parts of a bundle. Missing in events published before there were bundles. */
      parts: z
        .array(z.object({ type: z.string(), title: z.string(), productId: z.string().optional() }))
        .optional(),
    }),
  ),
});
export type OrderPaid = z.infer<typeof orderPaid>;

export const paymentEvents = {
  /** Money arrived and access was given, in one transaction. */
  'order.paid': orderPaid,
  /** Money arrived, and not all it was paid for was given: it waits for the coach. */
  'payment.held': paymentHeld,
  /** An order was refunded, and access to the refunded products ended. */
  'order.refunded': orderRefunded,
  /** A refund failed, or came back from the bank. */
  'refund.failed': refundTrouble,
  /** A part of an order was refunded at the payment provider, nobody knows for which product. */
  'refund.unallocated': refundTrouble,
  /** The coach granted a member a product by hand; products that came with it follow it in the list. */
  'product.granted': z.object({
    accountId: z.string(),
    grantId: z.string(),
    productIds: z.array(z.string()),
  }),
  /** The coach took back a product given by hand. */
  'product.taken-back': z.object({ accountId: z.string(), productId: z.string() }),
  /** A gift was paid, or its email was requested again. */
  'gift.sent': z.object({ giftId: z.string(), buyerId: z.string(), sendId: z.string() }),
  /** A gift was redeemed. */
  'gift.redeemed': giftRedeemed,
  /** A buyer has asked the bank for the money back. */
  'dispute.opened': disputeOpened,
  /** The bank has decided. */
  'dispute.closed': disputeClosed,
};
