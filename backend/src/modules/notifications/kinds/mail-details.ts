import { z } from 'zod';
import { events } from '../../../events/index.js';
import { REPORTED_ACTS, WAITING_ACTS } from '../../../kernel/minor-acts.js';
import { readPayload } from '../../../platform/jobs/job.js';
import type { MailKind } from './mail-kinds.js';

const id = z.string();
/** A moment in ISO 8601. */
const moment = z.string();
const nothing = z.object({});
const ofBooking = z.object({ bookingId: id });
const ofCaller = z.object({ bookingId: id, accountId: id.nullable() });
const ofEvent = z.object({ eventId: id });
const ofWard = z.object({ wardId: id });
const ofGuardian = z.object({ wardId: id, guardianId: id });
const order = events['order.paid'].omit({ orderId: true, accountId: true });
const sale = order.extend({ buyerId: id });
const content = z.object({
  subject: z.string(),
  text: z.string(),
  title: z.string(),
  links: z.array(z.object({ source: z.string(), label: z.string(), url: z.string() })).readonly(),
});

/**
 * Details of each email besides its reader and its subject. Never a token: tokens are made when the email is sent. Never a name:
 * details hold the ids of all members the email names, by which an erasure finds the email.
 */
const MAIL_DETAILS = {
  welcome: nothing,
  'verify-email': nothing,
  'reset-password': nothing,
  'sign-in-code': nothing,
  'stolen-session': nothing,
  receipt: order,
  'deletion-scheduled': z.object({ erasesAt: moment }),
  'export-ready': z.object({ expiresAt: moment }),
  'change-email': nothing,
  'email-change-warning': nothing,
  invitation: nothing,
  'coach-email': z.object({ subject: z.string(), text: z.string() }),
  'marketing-mailing': content,
  'service-mailing': content,
  'course-completed': z.object({ courseId: id }),
  // mails queued by an older release have no shareId
  'journal-answered': z.object({ courseId: id, lessonId: id, shareId: id.optional() }),
  'module-opened': events['module.opened'].omit({ accountId: true }),
  'message-waiting': events['message.waiting'].omit({ messageId: true, accountId: true }),
  mentioned: events['member.mentioned'].omit({ mentionId: true, accountId: true }),
  announced: z.object({ announcementId: id }),
  'community-news': z.object({ ids: z.array(id) }),
  sale,
  'coaching-bought': sale,
  'sales-of-the-day': z.object({
    sales: z.array(
      z.object({
        number: z.string(),
        buyerId: id.nullable(),
        titles: z.array(z.string()),
        hasCoaching: z.boolean(),
        amountCents: z.number(),
        currency: z.string(),
      }),
    ),
  }),
  'payment-held': events['payment.held'].omit({ orderId: true, accountId: true }).extend({ buyerId: id }),
  'coaching-redeemed': events['gift.redeemed'].omit({ giftId: true }),
  'refund-failed': events['refund.failed'].omit({ refundId: true }),
  'refund-unallocated': events['refund.unallocated'].omit({ refundId: true }),
  'dispute-opened': events['dispute.opened'].omit({ disputeId: true }),
  'dispute-closed': events['dispute.closed'].omit({ disputeId: true }),
  'second-factor-changed': events['second-factor.changed'].pick({ change: true }),
  refund: events['order.refunded'].omit({ refundId: true, accountId: true }),
  gift: z.object({ giftId: id }),
  'call-to-confirm': ofBooking,
  'call-confirmed': ofBooking,
  'call-cancelled': ofBooking,
  'call-changed': ofBooking.extend({ wasAt: moment.nullable() }),
  'call-reminder': ofBooking.extend({ startsAt: moment }),
  'call-booked': ofCaller,
  'call-withdrawn': ofCaller,
  'call-without-consent': ofCaller,
  'call-moved': ofCaller.extend({ wasAt: moment }),
  'place-offered': z.object({ sessionId: id, offeredUntil: moment }),
  'time-lost': nothing,
  'event-joined': ofEvent,
  'event-place-given': ofEvent,
  'event-changed': ofEvent.extend({ wasAt: moment.nullable() }),
  'event-cancelled': ofEvent,
  'event-reminder': ofEvent.extend({ startsAt: moment }),
  'guardian-wanted': nothing,
  // a repeated email has no details: it is written from the invitation
  'guardian-invited': ofWard.partial(),
  'guardian-accepted': ofGuardian.extend({ next: z.enum(['confirm', 'wait', 'prove']) }),
  'guardian-joined': ofGuardian,
  'guardian-removed': ofGuardian,
  'came-of-age': nothing,
  'ward-came-of-age': ofWard,
  'coach-noted-call': ofWard,
  'purchase-asked': ofWard.extend({ titles: z.array(z.string()) }),
  warned: nothing,
  muted: nothing,
  'ward-warned': ofWard.extend({ warningId: id }),
  'ward-muted': ofWard,
  'ward-closed': ofWard.extend({ actorId: id }),
  'approval-asked': ofWard.extend({ requestId: id, act: z.enum(WAITING_ACTS) }),
  'ward-acted': ofWard.extend({ act: z.enum(REPORTED_ACTS) }),
  'ward-opened': ofWard,
  'ward-password-set': nothing,
  'ward-password-link': nothing,
} satisfies Record<MailKind, z.ZodObject>;

export type MailDetails = { [Kind in MailKind]: z.infer<(typeof MAIL_DETAILS)[Kind]> };

/** Reads the stored details of an email. The compiler does not see that a kind's schema gives its details. */
export const readDetails = <Kind extends MailKind>(kind: Kind, stored: unknown): MailDetails[Kind] =>
  readPayload(MAIL_DETAILS[kind] as unknown as z.ZodType<MailDetails[Kind]>, stored);
