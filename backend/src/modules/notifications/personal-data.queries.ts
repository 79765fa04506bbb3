import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import {
  type PersonalData,
  type PersonalDataSource,
  TellsPersonalData,
} from '../../platform/personal-data/index.js';
import { MAIL_NAMES, NOTIFICATION_NAMES, PREFERENCE_NAMES } from './kinds/export-names.js';
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

/** Names a choice for the export, including one that was not made. */
const said = (choice: boolean | null): string =>
  ({ null: 'not chosen', true: 'yes', false: 'no' })[`${choice}` as const];

/** Exports a member's notifications, email preferences and sent emails; the texts of emails are not kept. */
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
          title: 'Your notifications',
          lead: 'Notifications from the last 90 days, without the names of other people.',
          entries: told.map(({ kind, facts, changedAt, readAt }) => ({
            title: facts.title ? `${NOTIFICATION_NAMES[kind]}: ${facts.title}` : NOTIFICATION_NAMES[kind],
            facts: { Happened: changedAt, Read: readAt, Reason: facts.reason ?? null },
          })),
          rows: told,
        },
        {
          name: 'mail-times',
          title: 'Your email schedule',
          lead: 'Your quiet hours, in minutes after midnight, and how often you get community news.',
          entries: settings.map(({ quietFrom, quietTo, digest }) => ({
            title: digest,
            facts: { 'Quiet from': quietFrom, 'Quiet to': quietTo },
          })),
          rows: settings,
        },
        {
          name: 'mails',
          title: 'Emails to you',
          lead: 'Emails we sent you. We don’t keep their text.',
          entries: rows.map(({ kind, subject, status, createdAt }) => ({
            title: subject ?? MAIL_NAMES[kind],
            facts: { Written: createdAt, Status: status },
          })),
          rows,
        },
        {
          name: 'mail-preferences',
          title: 'Your notification settings',
          lead: 'The settings you changed. Everything else is on.',
          entries: preferences.map(({ kind, email, inApp, push, changedAt }) => ({
            title: PREFERENCE_NAMES[kind],
            facts: {
              'In the app': said(inApp),
              'By email': said(email),
              'On your devices': said(push),
              Chosen: changedAt,
            },
          })),
          rows: preferences,
        },
        {
          name: 'push-devices',
          title: 'Devices with push notifications',
          lead: 'The address each browser uses to receive them.',
          entries: devices.map(({ endpoint, createdAt }) => ({
            title: new URL(endpoint).host,
            facts: { Address: endpoint, 'Turned on': createdAt },
          })),
          rows: devices,
        },
      ],
    };
  }
}
