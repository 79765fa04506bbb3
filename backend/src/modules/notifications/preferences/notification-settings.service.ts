import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { AccountsQueries } from '../../accounts/index.js';
import type { DigestRhythm } from './digest-period.js';
import type { NotificationSettings } from './notification-settings.entity.js';
import { quietUntil } from './quiet-hours.js';

type Settings = Omit<NotificationSettings, 'accountId'>;

/**
 * Stores a person's quiet hours, which delay push messages and optional emails, and the frequency of the community
 * email.
 */
@Injectable()
export class NotificationSettingsService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsQueries,
  ) {}

  async of(accountId: string): Promise<Settings> {
    const row = await this.database.one<Settings & Record<string, unknown>>(
      'select quiet_from as "quietFrom", quiet_to as "quietTo", digest from notification_settings where account_id = $1',
      [accountId],
    );
    return row ?? { quietFrom: null, quietTo: null, digest: 'at_once' };
  }

  async set(accountId: string, { quietFrom, quietTo, digest }: Settings): Promise<void> {
    await this.database.query(
      `insert into notification_settings (account_id, quiet_from, quiet_to, digest) values ($1, $2, $3, $4)
       on conflict (account_id) do update set quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, digest = excluded.digest`,
      [accountId, quietFrom, quietTo, digest],
    );
  }

  async digestOf(accountId: string): Promise<DigestRhythm> {
    return (await this.of(accountId)).digest;
  }

  /** Returns the end of this person's current quiet hours, in the account's time zone; null: none now. */
  async quietUntil(accountId: string, now: Date): Promise<Date | null> {
    const { quietFrom: from, quietTo: to } = await this.of(accountId);
    if (from === null || to === null) return null;
    const reader = await this.accounts.reader(accountId);
    return reader ? quietUntil(now, { from, to }, reader.timeZone) : null;
  }
}
