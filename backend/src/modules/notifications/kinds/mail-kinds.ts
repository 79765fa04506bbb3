/** Purpose of the coach's email to many: marketing and news, or service for something the reader owns. */
export const MAILING_PURPOSES = ['marketing', 'service'] as const;
export type MailingPurpose = (typeof MAILING_PURPOSES)[number];

// Kinds of emails, each with its English name in a person's data file, which is also the key of its translations.

/** The coach's mailings. Minors get none, regardless of their settings (product rule 10.11). */
const MAILINGS = {
  marketing_mailing: 'News from your coach',
  service_mailing: 'News about a product you own',
};
export type MailingKind = keyof typeof MAILINGS;
export const MAILING_KINDS = Object.keys(MAILINGS) as MailingKind[];

export const mailingKindOf = (purpose: MailingPurpose): MailingKind => `${purpose}_mailing`;

export const isMailing = (kind: string): kind is MailingKind => MAILING_KINDS.some((one) => one === kind);

/** Emails that a person may turn off. All others carry a link, a receipt or a warning, and are always sent. */
const OPTIONAL = {
  course_completed: 'You finished a course',
  journal_answered: 'Your coach replied to your journal',
  assignment_answered: 'Your coach answered your assignment',
  module_opened: 'A module is open',
  lessons_added: 'New lessons in your course',
  message_waiting: 'Someone sent you a message',
  event_reminder: 'An event reminder',
  mentioned: 'Someone mentioned you',
  announced: 'An announcement from your coach',
  community_news: 'What happened in the community',
  ...MAILINGS,
};
export type OptionalMail = keyof typeof OPTIONAL;
export const OPTIONAL_MAILS = Object.keys(OPTIONAL) as OptionalMail[];

export const isOptional = (kind: unknown): kind is OptionalMail => OPTIONAL_MAILS.some((one) => one === kind);

/** Emails for the coach: sales, payments to review, failed refunds, and people who expect a message. */
const COACH_MAILS = {
  sale: 'A sale',
  recurring_payment: 'A recurring payment',
  sales_of_the_day: 'Daily sales',
  payment_held: 'A payment to review',
  coaching_bought: 'Coaching was bought',
  coaching_redeemed: 'Coaching was redeemed',
  refund_failed: 'A refund failed',
  refund_unallocated: 'Choose what was refunded',
  dispute_opened: 'A buyer disputed a payment',
  dispute_closed: 'A dispute was closed',
  call_booked: 'A session was booked',
  call_withdrawn: 'Someone canceled their session',
  call_without_consent: 'A session was canceled because consent was withdrawn',
  call_moved: 'Someone moved their session',
};
export type CoachMail = keyof typeof COACH_MAILS;

export const MAIL_NAMES = {
  welcome: 'Welcome',
  verify_email: 'Confirm your email',
  reset_password: 'Choose a new password',
  sign_in_code: 'Your sign-in code',
  stolen_session: 'We signed out one of your devices',
  receipt: 'Receipt',
  deletion_scheduled: 'Your account will be deleted',
  export_ready: 'Your data is ready',
  access_ending: 'Your access ends soon',
  payment_coming: 'A coming payment',
  subscription_unpaid: 'Your payment didn’t go through',
  subscription_ended: 'Your subscription ended',
  change_email: 'Confirm your new email',
  email_change_warning: 'Your email is about to change',
  invitation: 'An invitation',
  coach_email: 'A message from your coach',
  ...OPTIONAL,
  ...COACH_MAILS,
  second_factor_changed: 'Your two-step sign-in was changed',
  refund: 'Your refund',
  gift: 'Your gift to someone',
  call_to_confirm: 'A session to confirm',
  call_confirmed: 'Your session is booked',
  call_cancelled: 'Your session was canceled',
  call_changed: 'Your session has a new time or place',
  call_reminder: 'A session reminder',
  place_offered: 'A spot opened up',
  time_lost: 'Your time was no longer available',
  guardian_wanted: 'How to create an account for your daughter',
  came_of_age: 'Your account is all yours now',
  ward_came_of_age: 'Your daughter turned 18',
  guardian_invited: 'Your invitation to be a second guardian',
  event_joined: 'You’re going to an event',
  event_place_given: 'You got a spot at an event',
  event_changed: 'An event has a new time or place',
  event_cancelled: 'An event was canceled',
  purchase_asked: 'Your daughter asked you to buy something',
  coach_noted_call: 'Your coach’s notes from a call with you',
  warned: 'Your coach warned you',
  muted: 'Your coach muted you',
  ward_warned: 'Your coach warned your daughter',
  ward_muted: 'Your coach muted your daughter',
  ward_closed: 'Consent for your daughter’s account was withdrawn',
  guardian_accepted: 'A second guardian accepted',
  guardian_joined: 'Your daughter has two guardians',
  guardian_removed: 'Someone is no longer a guardian',
  approval_asked: 'A change to your daughter’s account needs your approval',
  ward_acted: 'Your daughter made a change to her account',
  ward_opened: 'Your daughter can sign in now',
  ward_password_set: 'A guardian set your password',
  ward_password_link: 'A link to choose your password',
};
export type MailKind = keyof typeof MAIL_NAMES;
export const MAIL_KINDS = Object.keys(MAIL_NAMES) as MailKind[];

/** Dropped: the recipient or the reason was gone. Bounced: refused permanently, or returned later. */
export const MAIL_STATUSES = ['queued', 'sent', 'dropped', 'bounced'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** Statuses that the coach sees. Failed: every retry failed, so the email waits for the coach. */
export const MAIL_STATES = [...MAIL_STATUSES, 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];
