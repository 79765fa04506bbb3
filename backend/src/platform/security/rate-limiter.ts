import { Injectable } from '@nestjs/common';
import { Clock, hours, later, seconds } from '../../kernel/clock.js';
import { DomainError } from '../../kernel/errors.js';
import { Database } from '../database/database.js';
import { Every } from '../jobs/decorators.js';
import type { RateLimitRule } from './rate-limit.js';

/** State of one window after a call was counted in it. */
export interface CountedWindow {
  rule: RateLimitRule;
  /** Remaining calls in the window. */
  remaining: number;
  secondsLeft: number;
  isFull: boolean;
}

export const tooMany = ({ secondsLeft }: CountedWindow): DomainError =>
  new DomainError('too_many', 'Too many requests. Please wait a moment and try again.', {
    retryAfterSeconds: secondsLeft,
  });

/**
 * Counts calls in fixed windows, in one table. One statement per call decides, so calls to two servers are counted
 * together.
 */
@Injectable()
export class RateLimiter {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Counts one call of `who`; throws 429 if the window is full. */
  async count(rule: RateLimitRule, who: string): Promise<void> {
    const window = await this.take(rule, who);
    if (window.isFull) throw tooMany(window);
  }

  /** Counts one call of `who`; returns false, without throwing, if the window is full. */
  async allows(rule: RateLimitRule, who: string): Promise<boolean> {
    return !(await this.take(rule, who)).isFull;
  }

  async forget({ name }: RateLimitRule, who: string): Promise<void> {
    await this.database.query('delete from rate_limits where rule = $1 and who = $2', [name, who]);
  }

  /** Deletes windows that are over; the longest lasts a day. */
  @Every(hours(1), 'rate-limits.sweep')
  async forgetOld(): Promise<void> {
    await this.database.query('delete from rate_limits where window_start < $1', [
      later(this.clock.now(), -hours(25)),
    ]);
  }

  /** Counts one call of `who`, and returns how many are left. */
  async take(rule: RateLimitRule, who: string): Promise<CountedWindow> {
    const { name, limit, perSeconds } = rule;
    const now = this.clock.now().getTime();
    const length = seconds(perSeconds);
    const start = Math.floor(now / length) * length;
    const row = await this.database.one<{ calls: number }>(
      `insert into rate_limits as r (rule, who, window_start, calls) values ($1, $2, $3, 1)
       on conflict (rule, who, window_start) do update set calls = r.calls + 1 returning calls`,
      [name, who, new Date(start)],
    );
    const calls = row?.calls ?? 0;
    return {
      rule,
      remaining: Math.max(0, limit - calls),
      secondsLeft: Math.ceil((start + length - now) / 1000),
      isFull: calls > limit,
    };
  }
}
