import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import {
  type PersonalData,
  type PersonalPage,
  TellsPersonalData,
} from '../../platform/personal-data/index.js';
import { MAIL_NAMES, type MailKind } from './kinds/mail-kinds.js';
import { preferenceName } from './kinds/preference-kinds.js';
import {
  type NotificationFacts,
  type NotificationKind,
  notificationName,
} from './kinds/notification-kinds.js';
import type { EventMap } from '../../events/index.js';
import { naming } from '../../kernel/naming.js';
import { On } from '../../platform/jobs/decorators.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { FORGET_MAILS } from '../../platform/mail/index.js';
import type { NotificationPreference } from './preferences/notification-preference.entity.js';
import { BellService } from './bell.service.js';

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

type PreferenceRow = Omit<NotificationPreference, 'accountId'>;

/** Describes a choice in the export, including one that was not made. */
const said = (choice: boolean | null): string =>
  ({ null: 'not chosen', true: 'yes', false: 'no' })[`${choice}` as const];

/** Replacement for the subject of a stored email that named an erased person. */
const FORMER_MEMBER = 'A former member';

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
export class PersonalDataService {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobQueue,
    private readonly bell: BellService,
  ) {}

  async collect(accountId: string): Promise<PersonalData> {
    return {
      pages: await Promise.all([
        this.notifications(accountId),
        this.mailTimes(accountId),
        this.mails(accountId),
        this.mailPreferences(accountId),
        this.pushDevices(accountId),
      ]),
    };
  }

  private async notifications(accountId: string): Promise<PersonalPage> {
    const notified = await this.database.query<ToldRow>(
      `select kind, facts, changed_at as "changedAt", read_at as "readAt" from notifications
         where account_id = $1 order by changed_at desc, id desc`,
      [accountId],
    );
    return {
      name: 'notifications',
      title: 'Your notifications',
      lead: 'Notifications from the last 90 days, without the names of other people.',
      entries: notified.map(({ kind, facts, changedAt, readAt }) => ({
        title: facts.title ? `${notificationName(kind)}: ${facts.title}` : notificationName(kind),
        facts: { Happened: changedAt, Read: readAt, Reason: facts.reason ?? null },
      })),
      rows: notified,
    };
  }

  private async mailTimes(accountId: string): Promise<PersonalPage> {
    const settings = await this.database.query<SettingsRow>(
      `select quiet_from as "quietFrom", quiet_to as "quietTo", digest from notification_settings where account_id = $1`,
      [accountId],
    );
    return {
      name: 'mail-times',
      title: 'Your email schedule',
      lead: 'Your quiet hours, in minutes after midnight, and how often you get community news.',
      entries: settings.map(({ quietFrom, quietTo, digest }) => ({
        title: digest,
        facts: { 'Quiet from': quietFrom, 'Quiet to': quietTo },
      })),
      rows: settings,
    };
  }

  private async mails(accountId: string): Promise<PersonalPage> {
    const rows = await this.database.query<MailRow>(
      `select kind, subject, status, created_at as "createdAt" from mails
         where account_id = $1 order by created_at desc, id desc`,
      [accountId],
    );
    return {
      name: 'mails',
      title: 'Emails to you',
      lead: 'Emails we sent you. We don’t keep their text.',
      entries: rows.map(({ kind, subject, status, createdAt }) => ({
        title: subject ?? MAIL_NAMES[kind],
        facts: { Written: createdAt, Status: status },
      })),
      rows,
    };
  }

  private async mailPreferences(accountId: string): Promise<PersonalPage> {
    const preferences = await this.database.query<PreferenceRow>(
      `select kind, email, in_app as "inApp", push, changed_at as "changedAt" from notification_preferences
         where account_id = $1 order by kind`,
      [accountId],
    );
    return {
      name: 'mail-preferences',
      title: 'Your notification settings',
      lead: 'The settings you changed. Everything else is on.',
      entries: preferences.map(({ kind, email, inApp, push, changedAt }) => ({
        title: preferenceName(kind),
        facts: {
          'In the app': said(inApp),
          'By email': said(email),
          'On your devices': said(push),
          Chosen: changedAt,
        },
      })),
      rows: preferences,
    };
  }

  private async pushDevices(accountId: string): Promise<PersonalPage> {
    const devices = await this.database.query<{ endpoint: string; createdAt: Date }>(
      `select endpoint, created_at as "createdAt" from push_devices
         where account_id = $1 order by created_at desc, session_id`,
      [accountId],
    );
    return {
      name: 'push-devices',
      title: 'Devices with push notifications',
      lead: 'The address each browser uses to receive them.',
      entries: devices.map(({ endpoint, createdAt }) => ({
        title: new URL(endpoint).host,
        facts: { Address: endpoint, 'Turned on': createdAt },
      })),
      rows: devices,
    };
  }

  /**
   * Deletes the member's emails, including held ones, preferences, push devices, and notifications to and about the
   * member. Queued emails are dropped. Subjects of emails to others no longer name the member.
   */
  @On('member.erased', 'notifications.erase')
  async erase({ accountId, name }: EventMap['member.erased'], tx: Tx): Promise<void> {
    const hers = await tx.query<{ id: string }>('delete from mails where account_id = $1 returning id', [
      accountId,
    ]);
    // emails from releases that did not keep the members an email names are found by the name
    const ofOthers = await tx.query<{ id: string }>(
      `update mails set about = array_remove(about, $1), subject = $3
       where about @> array[$1]::uuid[] or subject ~ $2 returning id`,
      [accountId, name === undefined ? null : naming(name), FORMER_MEMBER],
    );
    const words = [...hers, ...ofOthers].map(({ id }) => id);
    if (words.length > 0) await this.jobs.add(tx, { job: FORGET_MAILS, payload: { words } });
    await this.bell.forgetPerson(tx, accountId);
    await tx.query('delete from notification_preferences where account_id = $1', [accountId]);
    await tx.query('delete from notification_settings where account_id = $1', [accountId]);
    await tx.query('delete from push_devices where account_id = $1', [accountId]);
    await tx.query('update unreported_sales set account_id = null where account_id = $1', [accountId]);
    await tx.query('update unreported_trials set account_id = null where account_id = $1', [accountId]);
  }
}
