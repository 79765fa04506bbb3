import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, later } from '../../../kernel/clock.js';
import { DomainError } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { delayAfter, FORGET_AFTER } from './sign-in-delay.js';

const hashOf = (counter: string) => createHash('sha256').update(counter).digest('base64url');

/**
 * Slows down guessing. Tries are counted by e-mail address, from however many computers they come, except where the person
 * has proved something already: a known device and an open login session have counters of their own. Never a lock: the wait is a
 * minute at most, and a new password by mail ends it. Addresses without an account are treated alike, so a wait reveals nothing.
 */
@Injectable()
export class SignInTriesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Counts a try as failed before the password is checked, so that many tries at once are all counted. */
  async begin(counter: string): Promise<void> {
    const who = hashOf(counter);
    const now = this.clock.now();
    const begun = await this.database.transaction(async (tx) => {
      const [row] = await tx.query<{ failures: number }[]>(
        `insert into sign_in_tries as t (who, failures, tried_at, next_try_at) values ($1, 1, $2, $2)
         on conflict (who) do update
           set failures = case when t.tried_at < $3 then 1 else t.failures + 1 end, tried_at = $2
           where t.next_try_at <= $2
         returning failures`,
        [who, now, later(now, -FORGET_AFTER)],
      );
      if (!row) return false;
      await tx.query('update sign_in_tries set next_try_at = $2 where who = $1', [
        who,
        later(now, delayAfter(row.failures)),
      ]);
      return true;
    });
    if (!begun) await this.refuse(who, now);
  }

  /** The password was right, or the owner has opened a link from a mail. */
  async forget(counters: readonly string[], tx?: Tx): Promise<void> {
    const forget = (on: Tx) =>
      on.query('delete from sign_in_tries where who = any($1)', [counters.map(hashOf)]);
    await (tx ? forget(tx) : this.database.transaction(forget));
  }

  private async refuse(who: string, now: Date): Promise<never> {
    const row = await this.database.one<{ nextTryAt: Date }>(
      'select next_try_at as "nextTryAt" from sign_in_tries where who = $1',
      [who],
    );
    const wait = Math.ceil(((row?.nextTryAt ?? now).getTime() - now.getTime()) / 1000);
    throw new DomainError('too_many', 'Too many tries. Please wait a moment and try again.', {
      retryAfterSeconds: Math.max(1, wait),
    });
  }
}
