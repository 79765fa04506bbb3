import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { normalEmail } from '../email-address.js';
import { OneTimeTokenService } from '../one-time-tokens/one-time-token.service.js';

/** Gives the coach's role. Only the command line can: a trigger in the database refuses every other way. */
@Injectable()
export class CoachService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly tokens: OneTimeTokenService,
  ) {}

  /**
   * Creates the coach's account, or turns an existing one into the coach's. Returns the token for /reset-password, and
   * whether it sets a first password.
   */
  async invite(email: string, name: string): Promise<{ token: string; isFirst: boolean }> {
    return this.database.transaction(async (tx) => {
      await tx.query(`set local sanctum.role_change = 'allowed'`);
      const { id, isFirst } = await tx.only<{ id: string; isFirst: boolean }>(
        `insert into accounts (id, email, name, role, created_at) values ($1, $2, $3, 'creator', $4)
         on conflict (email) do update set role = 'creator' returning id, password_hash is null as "isFirst"`,
        [newId(), normalEmail(email), name, this.clock.now()],
      );
      return { token: await this.tokens.issue(tx, id, 'invitation'), isFirst };
    });
  }
}
