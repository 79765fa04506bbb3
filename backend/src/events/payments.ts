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
  /** Until when it can be answered, in ISO 8601. */
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
  /** Products that were given, and those that came with them. Missing in what was published before packages brought sessions. */
  productIds: z.array(z.string()).optional(),
});

const refundTrouble = z.object({
  orderId: z.string(),
  number: z.string(),
  /** Buyer. Missing in what was published before there were points. */
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
  /** Titles of what is closed now, and of what stays open. */
  ended: z.array(z.string()),
  kept: z.array(z.string()),
  /** Titles of gifts that are taken back. Missing in what was published before there were gifts. */
  takenBack: z.array(z.string()).optional(),
  /** Sessions of offerings that end, how many of them, and how many of those are booked. Missing in what was published before they were told. */
  sessions: z.array(z.object({ title: z.string(), count: z.number(), booked: z.number() })).optional(),
});

const paymentHeld = z.object({
  orderId: z.string(),
  number: z.string(),
  accountId: z.string(),
  reason: z.enum(['wrong_amount', 'wrong_currency', 'wrong_owner', 'paid_twice']),
  receivedCents: z.number(),
  currency: z.string(),
  /** Titles of what was not given, as they were when the order was made. */
  waiting: z.array(z.string()),
});

/** All a receipt says. Amounts in cents, time in ISO 8601; titles as they were when the order was made. */
const orderPaid = z.object({
  orderId: z.string(),
  number: z.string(),
  accountId: z.string(),
  paidAt: z.string(),
  currency: z.string(),
  /** Missing in what was published before receipts had numbers. */
  receiptNumber: z.string().nullable().optional(),
  /** Seller; missing in what was published before that was kept. */
  seller: z.object({ name: z.string(), address: z.string(), taxNumber: z.string() }).nullable().optional(),
  /** The sum of the prices. The discount is missing in what was published before there were coupons. */
  subtotalCents: z.number(),
  discountCents: z.number().optional(),
  couponCode: z.string().nullable().optional(),
  taxCents: z.number(),
  /** Name of the tax; missing in what was published before taxes had names, null without tax. */
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
      /** The booking that it pays for. Missing in what was published before times were paid one by one. */
      bookingId: z.string().nullable().optional(),
      /** For somebody else. Missing in what was published before there were gifts. */
      isGift: z.boolean().optional(),
      /** Into the account of a ward of the buyer's, without a link. Missing in what was published before that could be. */
      isForWard: z.boolean().optional(),
      /** Parts of a bundle. Missing in what was published before there were bundles. */
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
  /** Money has gone back, and what it was for is closed. */
  'order.refunded': orderRefunded,
  /** A refund could not be made, or came back from the bank. */
  'refund.failed': refundTrouble,
  /** A part of an order was refunded at the payment provider, nobody knows for which product. */
  'refund.unallocated': refundTrouble,
  /** The coach gave a member a product by hand; what came with it stands behind it. */
  'product.granted': z.object({
    accountId: z.string(),
    grantId: z.string(),
    productIds: z.array(z.string()),
  }),
  /** The coach took back a product given by hand. */
  'product.taken-back': z.object({ accountId: z.string(), productId: z.string() }),
  /** A gift was paid, or its mail is wanted once more. */
  'gift.sent': z.object({ giftId: z.string(), buyerId: z.string(), sendId: z.string() }),
  /** Somebody has redeemed a gift. */
  'gift.redeemed': giftRedeemed,
  /** A buyer has asked the bank for the money back. */
  'dispute.opened': disputeOpened,
  /** The bank has decided. */
  'dispute.closed': disputeClosed,
};
