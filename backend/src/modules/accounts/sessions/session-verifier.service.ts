import { Inject, Injectable } from '@nestjs/common';
import { BoundedMap } from '../../../kernel/bounded-map.js';
import { Clock, seconds } from '../../../kernel/clock.js';
import { type Config, CONFIG } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { type Actor, SessionVerifier, type SignedIn } from '../../../platform/security/actor.js';

/** Milliseconds for which a database answer is reused: another server learns of a sign-out within this time. */
const BELIEVED = seconds(5);
const REMEMBERED = 10_000;

/** Returns the person for the ids of an access token, with role and session from the database. */
@Injectable()
export class SessionVerifierService extends SessionVerifier {
  /** Database answers by session id. */
  private readonly seen = new BoundedMap<string, { actor: Actor; accountId: string; readAt: number }>(
    REMEMBERED,
  );

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'coachNeedsSecondFactor'>,
  ) {
    super();
  }

  override async verify({ accountId, sessionId }: Pick<SignedIn, 'accountId' | 'sessionId'>): Promise<Actor> {
    const now = this.clock.now();
    const known = this.seen.get(sessionId);
    if (known && known.accountId === accountId && now.getTime() - known.readAt < BELIEVED) return known.actor;

    const actor = await this.read(accountId, sessionId, now);
    // Read again at each request, so that setting up the second factor takes effect at once on every server.
    if (actor?.mustEnrol) this.seen.delete(sessionId);
    else this.seen.set(sessionId, { actor, accountId, readAt: now.getTime() });
    return actor;
  }

  /** Forgets sessions that this server has just ended or changed. */
  forget(sessionIds: readonly string[]): void {
    for (const id of sessionIds) this.seen.delete(id);
  }

  private async read(accountId: string, sessionId: string, now: Date): Promise<Actor> {
    const row = await this.database.one<Pick<SignedIn, 'role' | 'band' | 'authenticatedAt' | 'mustEnrol'>>(
      `select a.role, a.age_band as band, s.authenticated_at as "authenticatedAt",
              $4 and a.role = 'creator' and not exists (
                select 1 from second_factors f where f.account_id = a.id and f.confirmed_at is not null
              ) as "mustEnrol"
       from login_sessions s join accounts a on a.id = s.account_id
       where s.id = $1 and s.account_id = $2 and s.ended_at is null and s.expires_at > $3`,
      [sessionId, accountId, now, this.config.coachNeedsSecondFactor],
    );
    return row && { accountId, sessionId, ...row };
  }
}
