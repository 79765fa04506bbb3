/**
 * Notifications: what people are told in the app, the mails they get, and which of them they want. Takes the coach's
 * own letters. Owns notifications with their sources, push_devices and push_keys, mails, notification_preferences, and
 * how the coach hears of sales. Sends what the coach writes to many (mailings/), for broadcasts.
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
