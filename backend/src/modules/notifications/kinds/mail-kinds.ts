/** Purpose of the coach's email to many: marketing and news, or service for something its reader owns. */
export const MAILING_PURPOSES = ['marketing', 'service'] as const;
export type MailingPurpose = (typeof MAILING_PURPOSES)[number];

/** The coach's emails to many. Minors get none, whatever they chose (product rule 10.11). */
export const MAILING_KINDS = ['marketing-mailing', 'service-mailing'] as const;
export type MailingKind = (typeof MAILING_KINDS)[number];

export const mailingKindOf = (purpose: MailingPurpose): MailingKind => `${purpose}-mailing`;

export const isMailing = (kind: string): kind is MailingKind =>
  (MAILING_KINDS as readonly string[]).includes(kind);

/** Emails that a person may switch off. All others carry a link, a receipt or a warning, and are always sent. */
export const OPTIONAL_MAILS = [
  'course-completed',
  'journal-answered',
  'module-opened',
  'message-waiting',
  'event-reminder',
  'mentioned',
  'announced',
  'community-news',
  ...MAILING_KINDS,
] as const;
export type OptionalMail = (typeof OPTIONAL_MAILS)[number];

/** Emails to many people. An address that bounced for good gets none of them (docs/product.md 14.18). */
export const goesToMany = (kind: MailKind): boolean =>
  isMailing(kind) || kind === 'community-news' || kind === 'announced';

/** Emails for the coach: sales, payments held for review, failed refunds, and people who expect a message. */
const COACH_MAILS = [
  'sale',
  'sales-of-the-day',
  'payment-held',
  'coaching-bought',
  'coaching-redeemed',
  'refund-failed',
  'refund-unallocated',
  'dispute-opened',
  'dispute-closed',
  'call-booked',
  'call-withdrawn',
  'call-without-consent',
  'call-moved',
] as const;
export type CoachMail = (typeof COACH_MAILS)[number];

export const MAIL_KINDS = [
  'welcome',
  'verify-email',
  'reset-password',
  'sign-in-code',
  'stolen-session',
  'receipt',
  'deletion-scheduled',
  'export-ready',
  'change-email',
  'email-change-warning',
  'invitation',
  'coach-email',
  ...OPTIONAL_MAILS,
  ...COACH_MAILS,
  'second-factor-changed',
  'refund',
  'gift',
  'call-to-confirm',
  'call-confirmed',
  'call-cancelled',
  'call-changed',
  'call-reminder',
  'place-offered',
  'time-lost',
  'guardian-wanted',
  'came-of-age',
  'ward-came-of-age',
  'guardian-invited',
  'event-joined',
  'event-place-given',
  'event-changed',
  'event-cancelled',
  'purchase-asked',
  'coach-noted-call',
  'warned',
  'muted',
  'ward-warned',
  'ward-muted',
  'ward-closed',
  'guardian-accepted',
  'guardian-joined',
  'guardian-removed',
  'approval-asked',
  'ward-acted',
  'ward-opened',
  'ward-password-set',
  'ward-password-link',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Emails written from the database, so they can be sent again at any time; of others nothing is kept after sending. */
const WRITTEN_ANEW = [
  'welcome',
  'verify-email',
  'reset-password',
  'ward-password-link',
  'sign-in-code',
  'invitation',
  'stolen-session',
  'change-email',
  'email-change-warning',
  'guardian-wanted',
  'guardian-invited',
  'came-of-age',
  'time-lost',
  'warned',
  'muted',
] as const satisfies readonly MailKind[];

export const isWrittenAnew = (kind: MailKind): boolean => WRITTEN_ANEW.some((one) => one === kind);

/** Dropped: the recipient or the reason was gone. Bounced: refused for good, or returned later. */
export const MAIL_STATUSES = ['queued', 'sent', 'dropped', 'bounced'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** Statuses that the coach sees. Failed: every retry failed, so the email waits for the coach. */
export const MAIL_STATES = [...MAIL_STATUSES, 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const isOptional = (kind: unknown): kind is OptionalMail =>
  (OPTIONAL_MAILS as readonly unknown[]).includes(kind);
