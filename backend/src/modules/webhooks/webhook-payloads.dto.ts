import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import { Choice, Flag, Id, ListOf, Moment, Nested, Text } from '../../platform/http/fields/index.js';

// Payloads of the public events. A class is a promise to programs: fields may be added, but never changed or removed.

const HELD_REASONS = ['wrong_amount', 'wrong_currency', 'wrong_owner', 'paid_twice'] as const;
const DISPUTE_OUTCOMES = ['won', 'lost'] as const;
const MAILING_KINDS = ['marketing', 'service'] as const;
const WEBHOOK_BOOKING_STATES = ['confirmed', 'cancelled', 'completed', 'no_show'] as const;

const AMOUNT = { example: '97.00' };
const CURRENCY = { example: 'usd' };

export class WebhookMember {
  @Id() id: string;
  @Text({ example: 'Rosa Lind' }) name: string;

  @Text({
    nullable: true,
    example: 'rosa@example.com',
    description: 'Null for minors, and for members without an address of their own',
  })
  email: string | null;
}

export class WebhookProduct {
  @Id() id: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;
  @Text({ example: 'Wild Meadow' }) title: string;
}

export class WebhookOrderLine {
  @Id() productId: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;
  @Text({ example: 'Wild Meadow', description: 'As it was when the order was made' }) title: string;
  @Text({
    nullable: true,
    example: '90 days',
    description: 'Name of the offer that was bought; null: the product’s own price, with access forever',
  })
  offerName: string | null;

  @Text({ ...AMOUNT, description: 'Price less the discount, with tax' }) amountPaid: string;
  @Flag('Whether it’s a gift for someone else') isGift: boolean;
  @Flag('Whether it isn’t open yet because the coach has to review the payment') isPending: boolean;
}

export class OrderPaidData {
  @Id() orderId: string;
  @Text({ example: 'SA-1042' }) orderNumber: string;
  @Text({ nullable: true, example: '2027-0042' }) receiptNumber: string | null;
  @Moment() paidAt: string;
  @Text(CURRENCY) currency: string;
  @Text({ ...AMOUNT, description: 'Sum of the prices' }) subtotal: string;
  @Text({ example: '0.00' }) discount: string;
  @Text({ nullable: true, example: 'SPRING' }) couponCode: string | null;
  @Text({ example: '0.00' }) tax: string;
  @Text(AMOUNT) total: string;
  @Flag('Whether it’s a payment of a subscription after the first') isRecurring: boolean;
  @ListOf(WebhookOrderLine) lines: WebhookOrderLine[];
  @Nested(WebhookMember, { description: 'Buyer' }) member: WebhookMember;
}

/** Money of an order with an unusual payment. */
class OrderMoneyData {
  @Id() orderId: string;
  @Text({ example: 'SA-1042' }) orderNumber: string;
  @Text(AMOUNT) amount: string;
  @Text(CURRENCY) currency: string;
}

export class OrderHeldData extends OrderMoneyData {
  @Choice(HELD_REASONS, 'WebhookHeldReason') reason: (typeof HELD_REASONS)[number];
  @Nested(WebhookMember, { description: 'Buyer' }) member: WebhookMember;
}

export class OrderRefundedData extends OrderMoneyData {
  @Id() refundId: string;
  @Flag('Whether the bank decided it, after a dispute') isByBank: boolean;
  @Nested(WebhookMember, { description: 'Buyer' }) member: WebhookMember;
}

export class RefundFailedData extends OrderMoneyData {
  @Id() refundId: string;
}

export class DisputeOpenedData extends OrderMoneyData {
  @Id() disputeId: string;
  @Text({ example: 'fraudulent', description: 'The bank’s word' }) reason: string;
  @Moment({ nullable: true, description: 'Deadline for an answer' }) answerBy: string | null;
  @Nested(WebhookMember, { description: 'Buyer' }) member: WebhookMember;
}

export class DisputeClosedData extends OrderMoneyData {
  @Id() disputeId: string;
  @Choice(DISPUTE_OUTCOMES, 'WebhookDisputeOutcome') outcome: (typeof DISPUTE_OUTCOMES)[number];
  @Nested(WebhookMember, { description: 'Buyer' }) member: WebhookMember;
}

export class GiftRedeemedData {
  @Id() giftId: string;
  @Id() orderId: string;
  @ListOf(WebhookProduct) products: WebhookProduct[];
  @Nested(WebhookMember, { description: 'Recipient' }) member: WebhookMember;
}

export class ProductGrantedData {
  @ListOf(WebhookProduct) products: WebhookProduct[];
  @Nested(WebhookMember) member: WebhookMember;
}

export class MemberData {
  @Nested(WebhookMember) member: WebhookMember;
}

export class MemberUnsubscribedData extends MemberData {
  @Choice(MAILING_KINDS, 'WebhookMailingKind', { description: 'Kind of email' })
  kind: (typeof MAILING_KINDS)[number];
}

export class MemberErasedData {
  @Id('The member’s ID, which leads nowhere now. Delete what you keep under it') memberId: string;
}

export class GroupMemberData extends MemberData {
  @Id() groupId: string;
  @Text({ example: 'Willow Circle' }) groupName: string;
}

export class BookingData {
  @Id() bookingId: string;
  @Id() sessionId: string;
  @Text({ example: 'One-on-one call' }) title: string;
  @Moment() startsAt: string;
  @Moment() endsAt: string;
  @Choice(WEBHOOK_BOOKING_STATES, 'WebhookBookingState') state: (typeof WEBHOOK_BOOKING_STATES)[number];

  @Nested(WebhookMember, { nullable: true, description: 'Null for a visitor without an account' })
  member: WebhookMember | null;
}

export class CourseMemberData extends MemberData {
  @Id() courseId: string;
  @Text({ example: 'Wild Meadow' }) courseTitle: string;
}

export class LessonCompletedData extends CourseMemberData {
  @Id() lessonId: string;
  @Text({ example: 'A first walk' }) lessonTitle: string;
}

export class PostData extends MemberData {
  @Id() postId: string;
}

export class QuestionData extends MemberData {
  @Id('The question is a post of the community') postId: string;
}

export class QuestionAnsweredData {
  @Id() postId: string;
  @Id('The answer is a comment of the question') commentId: string;
  @Flag('Whether the coach answered') isByCoach: boolean;
  @Nested(WebhookMember, { nullable: true, description: 'Author; null if it’s the coach' })
  member: WebhookMember | null;
}

export class ReviewReceivedData extends MemberData {
  @Id() reviewId: string;
  @Id() productId: string;
  @Text({ example: 'Wild Meadow' }) productTitle: string;
  @Flag('Whether others see it only after the coach’s approval') isPending: boolean;
}

export class EventJoinedData extends MemberData {
  @Id() eventId: string;
  @Text({ example: 'Evening walk' }) title: string;
  @Moment() startsAt: string;
  @Moment() endsAt: string;
}

export class WebhookTestData {
  @Id() webhookId: string;
}
