import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { DomainError } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { AccountsQueries } from '../accounts.queries.js';
import { LoginSessionService } from '../sessions/login-session.service.js';

/**
 * Keeps a member from signing in for as long as the coach wants. Everything the member owns and has written stays
 * (product rule 2.11).
 */
@Injectable()
export class BlockingService {
  constructor(
    private readonly clock: Clock,
    private readonly queries: AccountsQueries,
    private readonly sessions: LoginSessionService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Blocks the member and ends all their devices and API tokens. Returns false if there is no such member, or if
   * already blocked.
   */
  async block(tx: Tx, memberId: string): Promise<boolean> {
    const rows = await tx.query<{ id: string }>(
      `update accounts set blocked_at = $2 where id = $1 and role = 'member' and blocked_at is null returning id`,
      [memberId, this.clock.now()],
    );
    if (rows.length === 0) return false;
    await this.sessions.endAll(tx, memberId);
    await this.outbox.publish(tx, 'member.blocked', { accountId: memberId });
    return true;
  }

  /** Returns false if there was nothing to unblock. */
  async unblock(tx: Tx, memberId: string): Promise<boolean> {
    const rows = await tx.query<{ id: string }>(
      `update accounts set blocked_at = null where id = $1 and role = 'member' and blocked_at is not null returning id`,
      [memberId],
    );
    return rows.length > 0;
  }

  /** Refuses a blocked person who has proved the password. Names the coach to write to, but not the reason. */
  async refusal(): Promise<DomainError> {
    const coach = await this.queries.coach();
    const whom = coach ? ` Please write to ${coach.email}.` : '';
    return new DomainError('account_blocked', `You can’t sign in to this account right now.${whom}`);
  }
}
