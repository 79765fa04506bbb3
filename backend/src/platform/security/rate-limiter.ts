import { Injectable } from '@nestjs/common';
import { Clock, seconds } from '../../kernel/clock.js';
import { DomainError } from '../../kernel/errors.js';
import { Database } from '../database/database.js';
import type { RateLimitRule } from './rate-limit.js';

/** Fixed windows in one table. One statement per call decides, so calls to two servers are counted together. */
@Injectable()
export class RateLimiter {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Counts one call of `who`; refuses with 429 when the window is full. */
  async count(rule: RateLimitRule, who: string): Promise<void> {
    const { isFull, endsAt } = await this.countIn(rule, who);
    if (!isFull) return;
    throw new DomainError('too_many', 'Too many requests. Please wait a moment and try again.', {
      retryAfterSeconds: Math.ceil((endsAt - this.clock.now().getTime()) / 1000),
    });
  }

  /** Counts one call of `who`; returns false, without a refusal, when the window is full. */
  async allows(rule: RateLimitRule, who: string): Promise<boolean> {
    return !(await this.countIn(rule, who)).isFull;
  }

  async forget({ name }: RateLimitRule, who: string): Promise<void> {
    await this.database.query('delete from rate_limits where rule = $1 and who = $2', [name, who]);
  }

  private async countIn({ name, limit, perSeconds }: RateLimitRule, who: string) {
    const length = seconds(perSeconds);
    const start = Math.floor(this.clock.now().getTime() / length) * length;
    const row = await this.database.one<{ calls: number }>(
      `insert into rate_limits as r (rule, who, window_start, calls) values ($1, $2, $3, 1)
       on conflict (rule, who, window_start) do update set calls = r.calls + 1 returning calls`,
      [name, who, new Date(start)],
    );
    return { isFull: (row?.calls ?? 0) > limit, endsAt: start + length };
  }
}
