import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import {
  type PersonalData,
  type PersonalDataSource,
  TellsPersonalData,
} from '../../platform/personal-data/index.js';
import type { MailKind } from './kinds/mail-kinds.js';
import type { PreferenceKind } from './kinds/preference-kinds.js';
import type { NotificationFacts, NotificationKind } from './kinds/notification-kinds.js';

interface MailRow {
  kind: MailKind;
  subject: string | null;
  status: string;
  createdAt: Date;
}

interface ToldRow {
  kind: NotificationKind;
  facts: NotificationFacts;
  changedAt: Date;
  readAt: Date | null;
}

interface SettingsRow {
  quietFrom: number | null;
  quietTo: number | null;
  digest: string;
}

interface PreferenceRow {
  kind: PreferenceKind;
  email: boolean | null;
  inApp: boolean | null;
  changedAt: Date;
  push: boolean | null;
}

interface PushDeviceRow {
  endpoint: string;
  createdAt: Date;
}

const NAMES: Record<MailKind, string> = {
  welcome: 'Welcome',
  'verify-email': 'Confirm your e-mail',
  'reset-password': 'Choose a new password',
  'sign-in-code': 'Your sign-in code',
  'stolen-session': 'We signed out one of your devices',
  receipt: 'Receipt',
  'deletion-scheduled': 'Your account will be deleted',
  'export-ready': 'Your data is ready',
  'change-email': 'Confirm your new e-mail',
  'email-change-warning': 'Your e-mail is about to change',
  'second-factor-changed': 'Your two-step sign-in was changed',
  invitation: 'An invitation',
  'coach-letter': 'A letter from your coach',
  'marketing-letter': 'News from your coach',
  'service-letter': 'A letter about what you have',
  'course-completed': 'You finished a course',
  'journal-answered': 'Your coach answered your journal',
  'message-waiting': 'Somebody wrote to you',
  mentioned: 'Somebody mentioned you',
  announced: 'An announcement by your coach',
  'community-news': 'What happened in the community',
  'module-opened': 'A module is open',
  refund: 'Your refund',
  'refund-failed': 'A refund did not go through',
  'refund-unallocated': 'A refund needs your decision',
  'dispute-opened': 'A buyer disputes a payment',
  'dispute-closed': 'A dispute was decided',
  'payment-held': 'A payment needs your review',
  'coaching-bought': 'Coaching was bought',
  'coaching-redeemed': 'Coaching was redeemed',
  gift: 'Your gift to somebody',
  'call-to-confirm': 'A call to confirm',
  'call-confirmed': 'A call is booked',
  'call-cancelled': 'A call was cancelled',
  'call-booked': 'A call was booked',
  'call-withdrawn': 'A call was cancelled by whoever booked it',
  'call-without-consent': 'A call was canceled because consent was withdrawn',
  'call-changed': 'A call has another time or place',
  'call-reminder': 'A call is near',
  'place-offered': 'A place has become free',
  'event-joined': 'You come to an event',
  'event-place-given': 'A place at an event is yours',
  'event-changed': 'An event has another time or place',
  'event-cancelled': 'An event was cancelled',
  'event-reminder': 'An event is near',
  'guardian-accepted': 'A second guardian waits',
  'guardian-joined': 'Your daughter has two guardians',
  'guardian-removed': 'Somebody is no longer a guardian',
  'ward-closed': 'All that was agreed to for your daughter has ended',
  'approval-asked': 'Something on your daughter’s account needs your approval',
  'ward-acted': 'What your daughter did on her account',
  'ward-opened': 'Your daughter’s account is open',
  'ward-password-set': 'A guardian set your password',
  'guardian-invited': 'Asking somebody to be the second guardian',
  'purchase-asked': 'Your daughter asks for something',
  'coach-noted-call': 'What the coach wrote down of a call with you',
  warned: 'The coach has warned you',
  muted: 'The coach has muted you',
  'ward-warned': 'The coach has warned your daughter',
  'ward-muted': 'The coach has muted your daughter',
  'guardian-wanted': 'How to make a daughter’s account',
  'came-of-age': 'The account is yours now',
  'ward-came-of-age': 'Your daughter’s account is hers now',
  'time-lost': 'A time that was paid for was taken',
  'call-moved': 'A call was moved by whoever booked it',
  sale: 'Something was sold',
  'sales-of-the-day': 'What was sold since the last mail',
};

const TOLD: Record<NotificationKind, string> = {
  announced: 'Your coach announced something',
  'event-planned': 'Your coach planned an event',
  'coach-posted': 'Your coach posted in the community',
  mentioned: 'You were mentioned',
  'question-answered': 'Your question was answered',
  'post-commented': 'Your post has a comment',
  'post-reacted': 'Somebody reacted to your post',
  'answer-accepted': 'Your answer was accepted',
  'circle-mentioned': 'You were mentioned in your circle or pod',
  'circle-waiting': 'Something was written in your circle or pod',
  'journal-answered': 'Your coach answered your journal',
  'module-opened': 'A module is open',
  'level-reached': 'You reached a level',
  'event-near': 'An event is near',
  'event-changed': 'An event has another time or place',
  'event-cancelled': 'An event was cancelled',
  'event-place-given': 'A place at an event is yours',
  'session-near': 'A session is near',
  'session-changed': 'A session has another time or place',
  'session-cancelled': 'A session was cancelled',
  'session-withdrawn': 'A session was canceled because a guardian withdrew consent',
  'place-offered': 'A place has become free',
  'purchase-asked': 'Your daughter asks for something',
  'purchase-ended': 'What you asked for was answered',
  'review-answered': 'Your coach answered your review',
  'review-shown': 'Your review is public',
  'review-hidden': 'Your coach has hidden your review',
  'review-held': 'Your review is hidden until your coach has looked at it',
  'contribution-hidden': 'Something you wrote in the community is hidden',
  warned: 'The coach has warned you',
  muted: 'The coach has muted you',
  unmuted: 'You can write again',
  'ward-warned': 'The coach has warned your daughter',
  'ward-muted': 'The coach has muted your daughter',
  'circle-joined': 'You came into a circle or pod',
  'circle-taken-out': 'The coach has taken you out of a circle or pod',
  'guardian-joined': 'Your daughter has a second guardian',
  'guardian-left': 'The other guardian of your daughter has left',
  'ward-consent-given': 'The other guardian has agreed to something for your daughter',
  'ward-consent-withdrawn': 'The other guardian has withdrawn something for your daughter',
  'guardian-accepted': 'Somebody has accepted to be the second guardian',
  'guardian-waits': 'You have accepted to be the second guardian',
  'guardian-removed': 'Your daughter has one guardian less',
  'guardian-ended': 'You are no longer a guardian',
  'ward-closed': 'All that was agreed to for your daughter has ended',
  'approval-asked': 'Something on your daughter’s account needs your approval',
  'approval-ended': 'A guardian answered what you asked for',
  'ward-acted': 'What your daughter did on her account',
  'ward-opened': 'Your daughter’s account is open',
  'ward-password-set': 'A guardian set your password',
  'session-booked': 'A session was booked',
  'refund-failed': 'A refund did not go through',
  'dispute-opened': 'A buyer disputes a payment',
  'journal-shared': 'A journal was shared with you',
  'contribution-waiting': 'Something in the community waits for you',
  sale: 'Something was sold',
  'payment-held': 'A payment needs your review',
  'contribution-reported': 'Something was reported',
  'message-reported': 'A message was reported',
  'question-unanswered': 'A question waits for an answer',
  'review-written': 'A product was reviewed',
  'review-waiting': 'A review waits for your approval',
  'review-reported': 'A review was reported',
  'mails-failed': 'Mails could not be sent',
};

const PREFERENCES: Record<PreferenceKind, string> = { ...NAMES, ...TOLD };

/** What was not chosen is said so. */
const said = (choice: boolean | null): string =>
  ({ null: 'not chosen', true: 'yes', false: 'no' })[`${choice}` as const];

/** What a member was told in the app, which mails she wants, and which were sent; their texts are not kept. */
@Injectable()
@TellsPersonalData({
  order: 90,
  tables: [
    'mails',
    'notification_preferences',
    'notifications',
    'notification_sources',
    'notification_settings',
    'push_devices',
  ],
})
export class PersonalDataQueries implements PersonalDataSource {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    const [settings, told, rows, preferences, devices] = await Promise.all([
      this.database.query<SettingsRow>(
        `select quiet_from as "quietFrom", quiet_to as "quietTo", digest from notification_settings where account_id = $1`,
        [accountId],
      ),
      this.database.query<ToldRow>(
        `select kind, facts, changed_at as "changedAt", read_at as "readAt" from notifications
         where account_id = $1 order by changed_at desc, id desc`,
        [accountId],
      ),
      this.database.query<MailRow>(
        `select kind, subject, status, created_at as "createdAt" from mails
         where account_id = $1 order by created_at desc, id desc`,
        [accountId],
      ),
      this.database.query<PreferenceRow>(
        `select kind, email, in_app as "inApp", push, changed_at as "changedAt" from notification_preferences
         where account_id = $1 order by kind`,
        [accountId],
      ),
      this.database.query<PushDeviceRow>(
        `select endpoint, created_at as "createdAt" from push_devices
         where account_id = $1 order by created_at desc, session_id`,
        [accountId],
      ),
    ]);
    return {
      pages: [
        {
          name: 'notifications',
          title: 'What you were told in the app',
          lead: 'What happened in the last 90 days. Who did it is theirs, and not in here.',
          entries: told.map(({ kind, facts, changedAt, readAt }) => ({
            title: facts.title ? `${TOLD[kind]}: ${facts.title}` : TOLD[kind],
            facts: { Happened: changedAt, Read: readAt, Reason: facts.reason ?? null },
          })),
          rows: told,
        },
        {
          name: 'mail-times',
          title: 'When mails come to you',
          lead: 'Your quiet hours, in minutes after midnight, and how often the news of the community come.',
          entries: settings.map(({ quietFrom, quietTo, digest }) => ({
            title: digest,
            facts: { 'Quiet from': quietFrom, 'Quiet to': quietTo },
          })),
          rows: settings,
        },
        {
          name: 'mails',
          title: 'Mails to you',
          lead: 'Which mails we sent you. Their text is not kept.',
          entries: rows.map(({ kind, subject, status, createdAt }) => ({
            title: subject ?? NAMES[kind],
            facts: { Written: createdAt, Status: status },
          })),
          rows,
        },
        {
          name: 'mail-preferences',
          title: 'What you want to hear of',
          lead: 'What you chose. What is not here comes to you.',
          entries: preferences.map(({ kind, email, inApp, push, changedAt }) => ({
            title: PREFERENCES[kind],
            facts: {
              'In the app': said(inApp),
              'By e-mail': said(email),
              'On your devices': said(push),
              Chosen: changedAt,
            },
          })),
          rows: preferences,
        },
        {
          name: 'push-devices',
          title: 'Devices that push messages come to',
          lead: 'The address at which the maker of each browser takes them.',
          entries: devices.map(({ endpoint, createdAt }) => ({
            title: new URL(endpoint).host,
            facts: { Address: endpoint, 'Switched on': createdAt },
          })),
          rows: devices,
        },
      ],
    };
  }
}
