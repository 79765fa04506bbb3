import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { MemberModerationResponse, MuteResponse, WarningResponse } from './member-moderation.dto.js';

const SHOWN_WARNINGS = 20;

const WARNING = `select id, text, given_at as "givenAt", read_at as "readAt" from member_warnings`;

/** Reads the coach's warnings to a member, and the member's mute. */
@Injectable()
export class MemberModerationQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async of(accountId: string): Promise<MemberModerationResponse> {
    const [mute, warnings] = await Promise.all([
      this.mute(accountId),
      this.database.query<WarningResponse>(
        `${WARNING} where account_id = $1 order by given_at desc, id desc limit ${SHOWN_WARNINGS}`,
        [accountId],
      ),
    ]);
    return { mute, warnings };
  }

  /** Returns the current mute; null: none. */
  async mute(accountId: string): Promise<MuteResponse | null> {
    const row = await this.database.one<{ since: Date; until: Date | null; reason: string | null }>(
      `select muted_since as since, muted_until as until, mute_reason as reason from accounts
       where id = $1 and muted_since is not null and (muted_until is null or muted_until > $2)`,
      [accountId, this.clock.now()],
    );
    if (!row) return null;
    const { since, until, reason } = row;
    return { since: since.toISOString(), until: until?.toISOString() ?? null, reason };
  }

  /** Returns the oldest unconfirmed warning; null: none. */
  async unreadWarning(accountId: string): Promise<WarningResponse | null> {
    const warning = await this.database.one<WarningResponse>(
      `${WARNING} where account_id = $1 and read_at is null order by given_at, id limit 1`,
      [accountId],
    );
    return warning ?? null;
  }

  /** Returns the warning text; undefined if the member was deleted. */
  async warningText(warningId: string): Promise<string | undefined> {
    return (await this.database.one<WarningResponse>(`${WARNING} where id = $1`, [warningId]))?.text;
  }
}
