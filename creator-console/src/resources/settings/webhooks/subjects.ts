import type { WebhookEvent } from './webhooks.api';

/** Subject under which the form lists each event. */
const SUBJECT_OF = {
  'order.paid': 'orders',
  'order.held': 'orders',
  'order.refunded': 'orders',
  'refund.failed': 'orders',
  'dispute.opened': 'orders',
  'dispute.closed': 'orders',
  'gift.redeemed': 'orders',
  'product.granted': 'orders',
  'member.joined': 'members',
  'member.invited': 'members',
  'member.unsubscribed': 'members',
  'member.erased': 'members',
  'group.joined': 'members',
  'group.left': 'members',
  'booking.created': 'coaching',
  'booking.changed': 'coaching',
  'booking.cancelled': 'coaching',
  'booking.settled': 'coaching',
  'lesson.completed': 'learning',
  'course.completed': 'learning',
  'certificate.issued': 'learning',
  'post.published': 'community',
  'question.asked': 'community',
  'question.answered': 'community',
  'answer.accepted': 'community',
  'event.joined': 'community',
  'review.received': 'community',
} as const satisfies Record<WebhookEvent, string>;

export type Subject = (typeof SUBJECT_OF)[WebhookEvent];

export const eventsOf = (subject: Subject): WebhookEvent[] =>
  (Object.keys(SUBJECT_OF) as WebhookEvent[]).filter((event) => SUBJECT_OF[event] === subject);
