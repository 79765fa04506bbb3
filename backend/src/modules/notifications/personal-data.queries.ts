import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import {
  type PersonalData,
  type PersonalDataSource,
  TellsPersonalData,
} from '../../platform/personal-data/index.js';
import type { MailKind, OptionalMail } from './mail-kinds.js';

interface MailRow {
  kind: MailKind;
  subject: string | null;
  status: string;
  createdAt: Date;
}

interface PreferenceRow {
  kind: OptionalMail;
  email: boolean;
  changedAt: Date;
}

const NAMES: Record<MailKind, string> = {
  welcome: 'Welcome',
  'verify-email': 'Confirm your e-mail',
  'reset-password': 'Choose a new password',
  'stolen-session': 'We signed out one of your devices',
  receipt: 'Receipt',
  'deletion-scheduled': 'Your account will be deleted',
  'export-ready': 'Your data is ready',
  'change-email': 'Confirm your new e-mail',
  'email-change-warning': 'Your e-mail is about to change',
  'second-factor-changed': 'Your two-step sign-in was changed',
  invitation: 'An invitation',
  'coach-letter': 'A letter from your coach',
  'course-completed': 'You finished a course',
  'journal-answered': 'Your coach answered your journal',
  'message-waiting': 'Somebody wrote to you',
  mentioned: 'Somebody mentioned you',
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
  'call-changed': 'A call has another time or place',
  'call-reminder': 'A call is near',
  'place-offered': 'A place has become free',
  'event-joined': 'You come to an event',
  'event-place-given': 'A place at an event is yours',
  'event-changed': 'An event has another time or place',
  'event-cancelled': 'An event was cancelled',
  'event-reminder': 'An event is near',
  'guardian-invited': 'Asking somebody to be the second guardian',
  'purchase-asked': 'Your daughter asks for something',
  'coach-noted-call': 'What the coach wrote down of a call with you',
  'guardian-wanted': 'How to make a daughter’s account',
  'came-of-age': 'The account is yours now',
  'ward-came-of-age': 'Your daughter’s account is hers now',
  'time-lost': 'A time that was paid for was taken',
  'call-moved': 'A call was moved by whoever booked it',
  sale: 'Something was sold',
  'sales-of-the-day': 'What was sold since the last mail',
};

/** Which mails a member wants, and which were sent; their texts are not kept. */
@Injectable()
@TellsPersonalData({ order: 90, tables: ['mails', 'notification_preferences'] })
export class PersonalDataQueries implements PersonalDataSource {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    const [rows, preferences] = await Promise.all([
      this.database.query<MailRow>(
        `select kind, subject, status, created_at as "createdAt" from mails
         where account_id = $1 order by created_at desc, id desc`,
        [accountId],
      ),
      this.database.query<PreferenceRow>(
        `select kind, email, changed_at as "changedAt" from notification_preferences
         where account_id = $1 order by kind`,
        [accountId],
      ),
    ]);
    return {
      pages: [
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
          title: 'Which mails you want',
          lead: 'What you chose. A kind of mail that is not here comes to you.',
          entries: preferences.map(({ kind, email, changedAt }) => ({
            title: NAMES[kind],
            facts: { 'By e-mail': email ? 'yes' : 'no', Chosen: changedAt },
          })),
          rows: preferences,
        },
      ],
    };
  }
}
