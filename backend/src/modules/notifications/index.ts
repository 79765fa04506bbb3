/**
 * Notifications: the mails people get. Owns mails.
 * Hears member.joined, password.reset-requested, email.verification-requested, login-session.reuse-detected, order.paid,
 * data-export.ready, account.deletion-scheduled, member.erased.
 */
import { Mail } from './mail.entity.js';

export { NotificationsModule } from './notifications.module.js';

export const notificationEntities = [Mail];
