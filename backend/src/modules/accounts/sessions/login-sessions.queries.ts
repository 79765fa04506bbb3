import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import type { LoginSessionResponse } from '../profile/me.dto.js';

@Injectable()
export class LoginSessionsQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The devices a person is signed in on, the last used first. */
  async openFor({ accountId, sessionId }: SignedIn): Promise<LoginSessionResponse[]> {
    const rows = await this.database.query<{
      id: string;
      device: string;
      createdAt: Date;
      lastSeenAt: Date;
    }>(
      `select id, device, created_at as "createdAt", last_seen_at as "lastSeenAt" from login_sessions
       where account_id = $1 and ended_at is null and expires_at > $2 order by last_seen_at desc, id desc`,
      [accountId, this.clock.now()],
    );
    return rows.map(({ id, device, createdAt, lastSeenAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: id === sessionId,
    }));
  }
}
