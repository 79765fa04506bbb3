import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { signInNameOf } from '../email-address.js';
import type { LoginSessionResponse, MeResponse } from './me.dto.js';

/** People on the other side of a guardianship, as JSON. */
const kin = (mine: string, theirs: string): string => `coalesce((
  select json_agg(json_build_object('id', k.id, 'name', k.name) order by k.name, k.id)
  from guardian_links l join accounts k on k.id = l.${theirs} where l.${mine} = a.id), '[]')`;

/** Reads the signed-in person's own account. */
@Injectable()
export class MeQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async me(accountId: string): Promise<MeResponse> {
    const me = await this.database.one<MeResponse>(
      `select a.id, a.name, a.email, ${signInNameOf('a')} as "signInName", a.role, a.email_verified_at is not null as "isEmailVerified",
              coalesce(r.new_email, c.new_email) as "pendingEmail", r.id is not null as "isEmailAwaitingGuardian", '/api/media/public/' || a.avatar_asset_id as "avatarUrl", a.bio,
              a.time_zone as "timeZone", a.language, a.show_level_publicly as "showLevelPublicly", a.age_band as "ageBand", to_char(a.birth_date, 'YYYY-MM-DD') as "birthDate", a.created_at as "joinedAt",
              ${kin('guardian_id', 'ward_id')} as wards, ${kin('ward_id', 'guardian_id')} as guardians
       from accounts a
       left join email_changes c on c.account_id = a.id and c.confirmed_at is null and c.expires_at > $2
       left join approval_requests r on r.ward_id = a.id and r.act = 'email'
       where a.id = $1`,
      [accountId, this.clock.now()],
    );
    if (!me) throw notFound('Account');
    return me;
  }

  /** Lists the devices the person is signed in on, the last used first. */
  sessions({ accountId, sessionId }: SignedIn): Promise<LoginSessionResponse[]> {
    return this.database.query<LoginSessionResponse>(
      `select id, device, created_at as "createdAt", last_seen_at as "lastSeenAt", id = $3 as "isCurrent" from login_sessions
       where account_id = $1 and ended_at is null and expires_at > $2 order by last_seen_at desc, id desc`,
      [accountId, this.clock.now(), sessionId],
    );
  }
}
