/** Purpose of the coach's email to many: marketing and news, or service for something its reader owns. */
export const MAILING_PURPOSES = ['marketing', 'service'] as const;
export type MailingPurpose = (typeof MAILING_PURPOSES)[number];

// Kinds of emails, each with its name in a person's data file: in English, by which other languages find theirs.

/** The coach's emails to many. Minors get none, whatever they chose (product rule 10.11). */
const MAILINGS = {
  'marketing-mailing': 'News from your coach',
  'service-mailing': 'News about a product you own',
};
export type MailingKind = keyof typeof MAILINGS;
export const MAILING_KINDS = Object.keys(MAILINGS) as MailingKind[];

export const mailingKindOf = (purpose: MailingPurpose): MailingKind => `${purpose}-mailing`;

export const isMailing = (kind: string): kind is MailingKind => MAILING_KINDS.some((one) => one === kind);

/** Emails that a person may switch off. All others carry a link, a receipt or a warning, and are always sent. */
const OPTIONAL = {
  'course-completed': 'You finished a course',
  'journal-answered': 'Your coach replied to your journal',
  'module-opened': 'A module is open',
  'lessons-added': 'New lessons in your course',
  'message-waiting': 'Someone sent you a message',
  'event-reminder': 'An event reminder',
  mentioned: 'Someone mentioned you',
  announced: 'An announcement from your coach',
  'community-news': 'What happened in the community',
  ...MAILINGS,
};
export type OptionalMail = keyof typeof OPTIONAL;
export const OPTIONAL_MAILS = Object.keys(OPTIONAL) as OptionalMail[];

export const isOptional = (kind: unknown): kind is OptionalMail => OPTIONAL_MAILS.some((one) => one === kind);

/** Emails for the coach: sales, payments held for review, failed refunds, and people who expect a message. */
const COACH_MAILS = {
  sale: 'A sale',
  'sales-of-the-day': 'Daily sales',
  'payment-held': 'A payment to review',
  'coaching-bought': 'Coaching was bought',
  'coaching-redeemed': 'Coaching was redeemed',
  'refund-failed': 'A refund failed',
  'refund-unallocated': 'Choose what was refunded',
  'dispute-opened': 'A buyer disputed a payment',
  'dispute-closed': 'A dispute was closed',
  'call-booked': 'A session was booked',
  'call-withdrawn': 'Someone canceled their session',
  'call-without-consent': 'A session was canceled because consent was withdrawn',
  'call-moved': 'Someone moved their session',
};
export type CoachMail = keyof typeof COACH_MAILS;

export const MAIL_NAMES = {
  welcome: 'Welcome',
  'verify-email': 'Confirm your email',
  'reset-password': 'Choose a new password',
  'sign-in-code': 'Your sign-in code',
  'stolen-session': 'We signed out one of your devices',
  receipt: 'Receipt',
  'deletion-scheduled': 'Your account will be deleted',
  'export-ready': 'Your data is ready',
  'change-email': 'Confirm your new email',
  'email-change-warning': 'Your email is about to change',
  invitation: 'An invitation',
  'coach-email': 'A message from your coach',
  ...OPTIONAL,
  ...COACH_MAILS,
  'second-factor-changed': 'Your two-step sign-in was changed',
  refund: 'Your refund',
  gift: 'Your gift to someone',
  'call-to-confirm': 'A session to confirm',
  'call-confirmed': 'Your session is booked',
  'call-cancelled': 'Your session was canceled',
  'call-changed': 'Your session has a new time or place',
  'call-reminder': 'A session reminder',
  'place-offered': 'A spot opened up',
  'time-lost': 'Your time was no longer available',
  'guardian-wanted': 'How to create an account for your daughter',
  'came-of-age': 'Your account is all yours now',
  'ward-came-of-age': 'Your daughter turned 18',
  'guardian-invited': 'Your invitation to be a second guardian',
  'event-joined': 'You’re going to an event',
  'event-place-given': 'You got a spot at an event',
  'event-changed': 'An event has a new time or place',
  'event-cancelled': 'An event was canceled',
  'purchase-asked': 'Your daughter asked you to buy something',
  'coach-noted-call': 'Your coach’s notes from a call with you',
  warned: 'Your coach warned you',
  muted: 'Your coach muted you',
  'ward-warned': 'Your coach warned your daughter',
  'ward-muted': 'Your coach muted your daughter',
  'ward-closed': 'Consent for your daughter’s account was withdrawn',
  'guardian-accepted': 'A second guardian accepted',
  'guardian-joined': 'Your daughter has two guardians',
  'guardian-removed': 'Someone is no longer a guardian',
  'approval-asked': 'A change to your daughter’s account needs your approval',
  'ward-acted': 'Your daughter made a change to her account',
  'ward-opened': 'Your daughter can sign in now',
  'ward-password-set': 'A guardian set your password',
  'ward-password-link': 'A link to choose your password',
};
export type MailKind = keyof typeof MAIL_NAMES;
export const MAIL_KINDS = Object.keys(MAIL_NAMES) as MailKind[];

/** Dropped: the recipient or the reason was gone. Bounced: refused for good, or returned later. */
export const MAIL_STATUSES = ['queued', 'sent', 'dropped', 'bounced'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** Statuses that the coach sees. Failed: every retry failed, so the email waits for the coach. */
export const MAIL_STATES = [...MAIL_STATUSES, 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];
