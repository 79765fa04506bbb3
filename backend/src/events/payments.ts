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
  /** Reason in the bank's words. */
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
  /** Reason in the payment provider's words; can be empty. */
  why: z.string(),
});

const orderRefunded = z.object({
  orderId: z.string(),
  number: z.string(),
  accountId: z.string(),
  refundId: z.string(),
  amountCents: z.number(),
  currency: z.string(),
  /** True if the bank returned the money: a dispute was lost. */
  byBank: z.boolean(),
  /** Titles of products whose access ended, and of those that stay open. */
  ended: z.array(z.string()),
  kept: z.array(z.string()),
  /** Titles of gifts that ended. Missing in events published before there were gifts. */
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
  /** True for a payment of a subscription after its first. Missing in events published before there were subscriptions. */
  isRecurring: z.boolean().optional(),
  /** Months that a payment of a subscription pays, and their end; null or missing for all others, and for instalments. */
  period: z.object({ months: z.number(), end: z.string() }).nullable().optional(),
  lines: z.array(
    z.object({
      productId: z.string(),
      type: z.string(),
      title: z.string(),
      /** Name of the offer, null: the product's own price. Missing in events published before there were offers. */
      offerName: z.string().nullable().optional(),
      /** Amount paid: the price less the discount, plus added tax. */
      amountCents: z.number(),
      discountCents: z.number().optional(),
      /** Tax in the amount that was added to the price. */
      addedTaxCents: z.number().optional(),
      /** True if the product was paid but not granted: it is in review. */
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

const toldSubscription = z.object({
  /** Stripe's id of the subscription. */
  stripeId: z.string(),
  /** Stripe's event. */
  eventId: z.string(),
});

const changedSubscription = z.object({
  subscriptionId: z.string(),
  accountId: z.string(),
  productId: z.string(),
  /** Title of the product at the beginning of the subscription. */
  product: z.string(),
  /** Amount of each payment. */
  amountCents: z.number(),
  currency: z.string(),
  /** True if a payment had failed before. */
  wasUnpaid: z.boolean(),
  /** True if it ended before what was paid was over. Missing in events published before this was told. */
  isEarly: z.boolean().optional(),
  /** End of access, in ISO 8601; null: none. */
  accessUntil: z.string().nullable(),
});

const comingPayment = z.object({
  subscriptionId: z.string(),
  accountId: z.string(),
  productId: z.string(),
  /** Title of the product at the beginning of the subscription. */
  product: z.string(),
  amountCents: z.number(),
  currency: z.string(),
  /** True: the first one, after free days. */
  isFirst: z.boolean(),
  /** True: the coach moved it. Missing in events published before this was told. */
  isMoved: z.boolean().optional(),
  /** Time of the payment, in ISO 8601. */
  paysAt: z.string(),
});

const movedPayment = z.object({
  subscriptionId: z.string(),
  /** Time at which it was planned, in ISO 8601. */
  from: z.string(),
  /** Time at which it is planned now, in ISO 8601. */
  to: z.string(),
});

const begunTrial = z.object({
  subscriptionId: z.string(),
  accountId: z.string(),
  productId: z.string(),
  /** Title of the product. */
  product: z.string(),
  /** Beginning of the free days, in ISO 8601. */
  at: z.string(),
});

export const paymentEvents = {
  /** A payment arrived and access was granted, in one transaction. */
  'order.paid': orderPaid,
  /** A payment went to review: it arrived, but not every product was granted. */
  'payment.held': paymentHeld,
  /** An order was refunded, and access to the refunded products ended. */
  'order.refunded': orderRefunded,
  /** A refund failed, or the bank returned it. */
  'refund.failed': refundTrouble,
  /** A part of an order was refunded at the payment provider; the products are unknown. */
  'refund.unallocated': refundTrouble,
  /** The coach granted a member a product; products that came with it follow in the list. */
  'product.granted': z.object({
    accountId: z.string(),
    grantId: z.string(),
    productIds: z.array(z.string()),
  }),
  /** The coach took back a granted product. */
  'product.taken-back': z.object({ accountId: z.string(), productId: z.string() }),
  /** A gift was paid, or its email was requested again. */
  'gift.sent': z.object({ giftId: z.string(), buyerId: z.string(), sendId: z.string() }),
  /** A gift was redeemed. */
  'gift.redeemed': giftRedeemed,
  /** A buyer disputed a payment at the bank. */
  'dispute.opened': disputeOpened,
  /** Stripe told of a change of a subscription. */
  'subscription.told': toldSubscription,
  /** A payment of a subscription was refunded, which ended its access. */
  'subscription.refunded': z.object({ subscriptionId: z.string() }),
  /** A payment of a subscription failed; the card is tried again until access ends. */
  'subscription.unpaid': changedSubscription,
  /** A member saved a card, and free days began. */
  'subscription.trial-begun': begunTrial,
  /** A subscription began with free days, a payment comes after a long time without one, or the coach moved it. */
  'subscription.payment-coming': comingPayment,
  /** The coach moved the next payment of a subscription to a later time. */
  'subscription.payment-moved': movedPayment,
  /** A subscription ended: it was canceled, or not paid. */
  'subscription.ended': changedSubscription,
  /** The bank decided a dispute. */
  'dispute.closed': disputeClosed,
};
