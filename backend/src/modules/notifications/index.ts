/**
 * Notifications: the mails people get, and which of them they want. Owns mails, notification_preferences.
 * Hears member.joined, password.reset-requested, email.verification-requested, login-session.reuse-detected, order.paid,
 * email.change-requested, course.completed, journal.answered, module.opened, data-export.ready, account.deletion-scheduled, member.erased.
 */
import { Mail } from './mail.entity.js';
import { NotificationPreference } from './notification-preference.entity.js';

export { NotificationsModule } from './notifications.module.js';
export { UnsubscribeTokens } from './unsubscribe-tokens.service.js';

export const notificationEntities = [Mail, NotificationPreference];
