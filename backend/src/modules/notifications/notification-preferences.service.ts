import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Database } from '../../platform/database/database.js';
import { AccountsQueries } from '../accounts/index.js';
import { OPTIONAL_MAILS, type OptionalMail } from './mail-kinds.js';
import type { NotificationPreferenceResponse } from './notification-preferences.dto.js';

/** Which optional mails a person wants. */
@Injectable()
export class NotificationPreferencesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: AccountsQueries,
  ) {}

  /** All of them: what the member has not chosen is on, and off for a minor. */
  async of(accountId: string): Promise<NotificationPreferenceResponse[]> {
    const chosen = await this.database.query<NotificationPreferenceResponse>(
      'select kind, email from notification_preferences where account_id = $1',
      [accountId],
    );
    const email = await this.accounts.takesMarketing(accountId);
    return OPTIONAL_MAILS.map((kind) => chosen.find((row) => row.kind === kind) ?? { kind, email });
  }

  async wants(accountId: string, kind: OptionalMail): Promise<boolean> {
    const row = await this.database.one<{ email: boolean }>(
      'select email from notification_preferences where account_id = $1 and kind = $2',
      [accountId, kind],
    );
    return row?.email ?? this.accounts.takesMarketing(accountId);
  }

  async set(accountId: string, preferences: readonly NotificationPreferenceResponse[]): Promise<void> {
    await this.database.query(
      `insert into notification_preferences (account_id, kind, email, changed_at)
       select $1, new.kind, new.email, $4 from unnest($2::text[], $3::boolean[]) as new (kind, email)
       on conflict (account_id, kind) do update set email = excluded.email, changed_at = excluded.changed_at`,
      [
        accountId,
        preferences.map(({ kind }) => kind),
        preferences.map(({ email }) => email),
        this.clock.now(),
      ],
    );
  }
}
