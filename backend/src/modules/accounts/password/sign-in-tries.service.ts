import { Injectable } from '@nestjs/common';
import { Clock, later } from '../../../kernel/clock.js';
import { DomainError } from '../../../kernel/errors.js';
import { hashOfSecret } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { delayAfter, FORGET_AFTER, type Pace, SIGN_INS } from './sign-in-delay.js';

/**
 * Slows down guessing and mass registration. Wrong passwords are counted by email address, over all computers, and by
 * network. A known device and an open login session have their own counters. Nothing is ever locked: the wait is a
 * minute at most, and people with access to the account's mail or second factor need not wait. Addresses without an
 * account are treated alike, so a wait reveals nothing.
 */
@Injectable()
export class SignInTriesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a try as failed before the result is known, so simultaneous tries all count. Throws 429 if it comes too
   * early.
   */
  async begin(counter: string, pace: Pace = SIGN_INS): Promise<void> {
    if (await this.tryBegin(counter, pace)) return;
    const wait = await this.secondsToWait(counter);
    throw new DomainError(
      'too_many',
      pace === SIGN_INS
        ? 'Too many attempts. Please wait a moment and try again.'
        : `Many accounts were created from your network. Please try again in ${spoken(wait)}.`,
      { retryAfterSeconds: wait },
    );
  }

  /** Counts a try like `begin`; returns false, without counting, for a try that comes too early. */
  tryBegin(counter: string, pace: Pace = SIGN_INS): Promise<boolean> {
    const who = hashOfSecret(counter);
    const now = this.clock.now();
    return this.database.transaction(async (tx) => {
      const row = await tx.one<{ failures: number }>(
        `insert into sign_in_tries as t (who, failures, tried_at, next_try_at) values ($1, 1, $2, $2)
         on conflict (who) do update
           set failures = case when t.tried_at < $3 then 1
                 else greatest(0, t.failures - floor(extract(epoch from $2::timestamptz - t.tried_at) * 1000 / $4::float8)::int) + 1 end,
               tried_at = $2
           where t.next_try_at <= $2
         returning failures`,
        [who, now, later(now, -FORGET_AFTER), pace.forgetsOneIn ?? Number.POSITIVE_INFINITY],
      );
      if (!row) return false;
      await tx.query('update sign_in_tries set next_try_at = $2 where who = $1', [
        who,
        later(now, delayAfter(row.failures, pace)),
      ]);
      return true;
    });
  }

  /** Returns whether the next try is still too early. */
  async isHeld(counter: string): Promise<boolean> {
    const row = await this.database.one(
      'select 1 as found from sign_in_tries where who = $1 and next_try_at > $2',
      [hashOfSecret(counter), this.clock.now()],
    );
    return row !== undefined;
  }

  /** Forgets the tries, because the password was right or the owner has opened a link from a mail. */
  async forget(counters: readonly string[], tx?: Tx): Promise<void> {
    const forget = (on: Tx) =>
      on.query('delete from sign_in_tries where who = any($1)', [counters.map((key) => hashOfSecret(key))]);
    await (tx ? forget(tx) : this.database.transaction(forget));
  }

  private async secondsToWait(counter: string): Promise<number> {
    const now = this.clock.now();
    const row = await this.database.one<{ nextTryAt: Date }>(
      'select next_try_at as "nextTryAt" from sign_in_tries where who = $1',
      [hashOfSecret(counter)],
    );
    return Math.max(1, Math.ceil(((row?.nextTryAt ?? now).getTime() - now.getTime()) / 1000));
  }
}

/** Tries for this address from one network, without a known browser. */
export const fromNetwork = (email: string, address: string): string => `network:${address}:${email}`;

const MINUTE = 60;
const STEP = 5;

/** Wait in words, rounded up, so that a person who waits that long is let in. */
const spoken = (wait: number): string =>
  wait <= MINUTE + STEP ? `${Math.ceil(wait / STEP) * STEP} seconds` : `${Math.ceil(wait / MINUTE)} minutes`;
