import type { Type } from '@nestjs/common';
import { publishWebhooks } from '../../platform/contract/webhooks.js';
import {
  BookingData,
  CourseMemberData,
  DisputeClosedData,
  DisputeOpenedData,
  EventJoinedData,
  GiftRedeemedData,
  GroupMemberData,
  LessonCompletedData,
  MemberData,
  MemberErasedData,
  MemberUnsubscribedData,
  OrderHeldData,
  OrderPaidData,
  OrderRefundedData,
  PostData,
  ProductGrantedData,
  QuestionAnsweredData,
  QuestionData,
  RefundFailedData,
  ReviewReceivedData,
  WebhookTestData,
} from './webhook-payloads.dto.js';

const id = (last: number): string => `01946f3a-5b20-7c11-9a40-0000000000${last}`;
const MEMBER = { id: id(10), name: 'Rosa Lind', email: 'rosa@example.com' };
const PRODUCT = { id: id(20), type: 'course' as const, title: 'Wild Meadow' };
const MONEY = { orderId: id(30), orderNumber: 'SA-1042', amount: '97.00', currency: 'usd' };
const BOOKING: BookingData = {
  bookingId: id(40),
  sessionId: id(41),
  title: 'One-on-one call',
  startsAt: '2027-03-09T15:00:00.000Z',
  endsAt: '2027-03-09T15:50:00.000Z',
  state: 'confirmed',
  member: MEMBER,
};
const OF_COURSE = { courseId: PRODUCT.id, courseTitle: PRODUCT.title, member: MEMBER };
const OF_GROUP = { groupId: id(50), groupName: 'Willow Circle', member: MEMBER };
const OF_POST = { postId: id(60), member: MEMBER };

const event = <Data extends object>(summary: string, data: Type<Data>, example: Data) => ({
  summary,
  data,
  example,
});

/** The public events. A name is stored with each webhook, so it never changes. */
const PUBLIC_EVENTS = {
  'order.paid': event('An order was paid, and its products are open', OrderPaidData, {
    orderId: MONEY.orderId,
    orderNumber: MONEY.orderNumber,
    receiptNumber: '2027-0042',
    paidAt: '2027-03-01T09:00:00.000Z',
    currency: 'usd',
    subtotal: '97.00',
    discount: '0.00',
    couponCode: null,
    tax: '0.00',
    total: '97.00',
    isRecurring: false,
    lines: [
      {
        productId: PRODUCT.id,
        type: PRODUCT.type,
        title: PRODUCT.title,
        offerName: null,
        amountPaid: '97.00',
        isGift: false,
        isPending: false,
      },
    ],
    member: MEMBER,
  }),
  'order.held': event('A payment doesn’t match its order and waits for the coach', OrderHeldData, {
    ...MONEY,
    reason: 'wrong_amount',
    member: MEMBER,
  }),
  'order.refunded': event('Money of an order was refunded', OrderRefundedData, {
    ...MONEY,
    refundId: id(31),
    isByBank: false,
    member: MEMBER,
  }),
  'refund.failed': event('A refund failed, or came back from the bank', RefundFailedData, {
    ...MONEY,
    refundId: id(31),
  }),
  'dispute.opened': event('A buyer asked the bank for the money back', DisputeOpenedData, {
    ...MONEY,
    disputeId: id(32),
    reason: 'fraudulent',
    answerBy: '2027-03-12T23:59:59.000Z',
    member: MEMBER,
  }),
  'dispute.closed': event('The bank decided a dispute', DisputeClosedData, {
    ...MONEY,
    disputeId: id(32),
    outcome: 'won',
    member: MEMBER,
  }),
  'gift.redeemed': event('A gift was redeemed', GiftRedeemedData, {
    giftId: id(33),
    orderId: MONEY.orderId,
    products: [PRODUCT],
    member: MEMBER,
  }),
  'product.granted': event('The coach gave a member a product', ProductGrantedData, {
    products: [PRODUCT],
    member: MEMBER,
  }),
  'member.joined': event('Someone signed up', MemberData, { member: MEMBER }),
  'member.invited': event('The coach created an account for someone', MemberData, { member: MEMBER }),
  'member.unsubscribed': event('A member unsubscribed from a kind of email', MemberUnsubscribedData, {
    kind: 'marketing',
    member: MEMBER,
  }),
  'member.erased': event('A member’s account and data were deleted', MemberErasedData, {
    memberId: MEMBER.id,
  }),
  'group.joined': event('A member joined a circle or pod', GroupMemberData, OF_GROUP),
  'group.left': event('A member left a circle or pod', GroupMemberData, OF_GROUP),
  'booking.created': event('A session was booked', BookingData, BOOKING),
  'booking.changed': event('A booked session has a new time or location', BookingData, BOOKING),
  'booking.cancelled': event('A booking was canceled', BookingData, { ...BOOKING, state: 'cancelled' }),
  'booking.settled': event('The coach marked a session as completed or missed', BookingData, {
    ...BOOKING,
    state: 'completed',
  }),
  'lesson.completed': event('A member completed a lesson', LessonCompletedData, {
    ...OF_COURSE,
    lessonId: id(21),
    lessonTitle: 'A first walk',
  }),
  'course.completed': event('A member completed a course', CourseMemberData, OF_COURSE),
  'certificate.issued': event('A member got the certificate of a course', CourseMemberData, OF_COURSE),
  'post.published': event('A member’s post appeared, or appeared again', PostData, OF_POST),
  'question.asked': event('A member’s question appeared, or appeared again', QuestionData, OF_POST),
  'question.answered': event('An answer to a question appeared, or appeared again', QuestionAnsweredData, {
    postId: OF_POST.postId,
    commentId: id(61),
    isByCoach: false,
    member: MEMBER,
  }),
  'answer.accepted': event('An answer was accepted', QuestionAnsweredData, {
    postId: OF_POST.postId,
    commentId: id(61),
    isByCoach: false,
    member: MEMBER,
  }),
  'review.received': event('A member wrote or changed a review', ReviewReceivedData, {
    reviewId: id(70),
    productId: PRODUCT.id,
    productTitle: PRODUCT.title,
    isPending: false,
    member: MEMBER,
  }),
  'event.joined': event('A member is coming to a community event', EventJoinedData, {
    eventId: id(80),
    title: 'Evening walk',
    startsAt: '2027-03-10T17:00:00.000Z',
    endsAt: '2027-03-10T18:30:00.000Z',
    member: MEMBER,
  }),
};

export type WebhookEvent = keyof typeof PUBLIC_EVENTS;

/** Payload of each event. */
export type WebhookData = { [Event in WebhookEvent]: InstanceType<(typeof PUBLIC_EVENTS)[Event]['data']> };

export const WEBHOOK_EVENTS = Object.keys(PUBLIC_EVENTS) as WebhookEvent[];

/** Test event, sent to one webhook on request; cannot be subscribed to. */
export const TEST_EVENT = 'webhook.test';

publishWebhooks({
  ...PUBLIC_EVENTS,
  [TEST_EVENT]: event('The coach sent a test', WebhookTestData, { webhookId: id(90) }),
});
