/**
 * Notifications: the mails people get, and which of them they want. Owns mails, notification_preferences.
 * Listens to member.joined, password.reset-requested, email.verification-requested, login-session.reuse-detected, order.paid, payment.held,
 * email.change-requested, course.completed, journal.answered, module.opened, data-export.ready, account.deletion-scheduled, member.erased.
 */
export { notificationEntities } from './notifications.entities.js';
export { NotificationsModule } from './notifications.module.js';
export { UnsubscribeTokensService } from './unsubscribe-tokens.service.js';
