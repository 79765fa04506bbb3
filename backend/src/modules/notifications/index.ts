/**
 * Notifications: what people are told in the app, the mails they get, and which of them they want. Takes the coach's own letters. Owns notifications with their sources, push_devices and push_keys, mails, notification_preferences, and how the coach hears of sales.
 * Listens to what the bell tells of (bell/), and to member.joined, member.invited, password.reset-requested, email.verification-requested, login-session.reuse-detected, order.paid, payment.held, order.refunded, refund.failed, refund.unallocated, dispute.opened, dispute.closed,
 * email.change-requested, course.completed, journal.answered, module.opened, data-export.ready, account.deletion-scheduled, login-sessions.ended, member.erased.
 */
export { notificationEntities } from './notifications.entities.js';
export { CoachLetterPreviewService } from './writing/coach-letter-preview.service.js';
export { FailedMailsService } from './failed-mails.service.js';
export { MAIL_KINDS, MAIL_STATUSES, type MailKind } from './mail-kinds.js';
export { MailPostService } from './mail-post.service.js';
export type { NotificationFacts, NotificationKind } from './notification-kinds.js';
export { sentMails } from './notifications.views.js';
export { MailTemplatesService } from './wording/mail-templates.service.js';
export { NotificationsModule } from './notifications.module.js';
export { UnsubscribeTokensService } from './unsubscribe-tokens.service.js';
