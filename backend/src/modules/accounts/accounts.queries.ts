import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { notFound } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import type { Role, SignedIn } from '../../platform/security/actor.js';
import type { LoginSessionResponse } from './sessions/login-sessions.dto.js';
import type { MeResponse } from './profile/me.dto.js';

export interface Credentials {
  id: string;
  name: string;
  email: string;
  role: Role;
  passwordHash: string | null;
}

const CREDENTIALS = `select id, name, email, role, password_hash as "passwordHash" from accounts`;

/** Reads about people. */
@Injectable()
export class AccountsQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async me(accountId: string): Promise<MeResponse> {
    const row = await this.database.one<Omit<MeResponse, 'memberSince'> & { createdAt: Date }>(
      `select a.id, a.name, a.email, a.role, a.email_verified_at is not null as "emailVerified",
              c.new_email as "pendingEmail", '/api/media/public/' || a.avatar_asset_id as "avatarUrl", a.bio,
              a.time_zone as "timeZone", a.show_level_publicly as "showLevelPublicly", a.created_at as "createdAt"
       from accounts a
       left join email_changes c on c.account_id = a.id and c.confirmed_at is null and c.expires_at > $2
       where a.id = $1`,
      [accountId, this.clock.now()],
    );
    if (!row) throw notFound('Account');
    const { createdAt, ...me } = row;
    return { ...me, memberSince: createdAt.toISOString() };
  }

  /** The devices a person is signed in on, the last used first. */
  async sessions({ accountId, sessionId }: SignedIn): Promise<LoginSessionResponse[]> {
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

  byEmail(email: string): Promise<Credentials | undefined> {
    return this.database.one<Credentials>(`${CREDENTIALS} where email = $1`, [email]);
  }

  async credentials(accountId: string): Promise<Credentials> {
    const row = await this.database.one<Credentials>(`${CREDENTIALS} where id = $1`, [accountId]);
    if (!row) throw notFound('Account');
    return row;
  }

  /** The address to write to; undefined when the account is gone. */
  contact(accountId: string): Promise<{ name: string; email: string; emailVerified: boolean } | undefined> {
    return this.database.one(
      `select name, email, email_verified_at is not null as "emailVerified" from accounts where id = $1`,
      [accountId],
    );
  }
}
