/**
 * Notifications: in-app notifications, emails, and people's preferences for them. Owns notifications with their
 * sources, push_devices and push_keys, mails, notification_preferences, and the coach's setting for sales. Sends the
 * coach's own emails, and mailings for broadcasts.
 */
export { CatchingUpService } from './catching-up.service.js';
export { contributionPath } from './kinds/paths.js';
export { CoachEmailPreviewService } from './writing/coach-email-preview.service.js';
export { FailedMailsService } from './log/failed-mails.service.js';
export { MailingsService, type MailingContent } from './mailings/mailings.service.js';
export {
  mailingKindOf,
  MAILING_PURPOSES,
  type MailingPurpose,
  MAIL_KINDS,
  MAIL_STATES,
  type MailKind,
  type MailState,
} from './kinds/mail-kinds.js';
export { MailPostService } from './mail-post.service.js';
export type { NotificationFacts, NotificationKind } from './kinds/notification-kinds.js';
export { sameThing } from './same-thing.js';
export { MailTemplatesService } from './wording/mail-templates.service.js';
export { NotificationsModule } from './notifications.module.js';
export type { InlineLink } from './templates/template.js';
export { UnsubscribeTokensService } from './preferences/unsubscribe-tokens.service.js';
