import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
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
    const now = this.clock.now().getTime();
    const length = rule.perSeconds * 1000;
    const start = Math.floor(now / length) * length;
    const row = await this.database.one<{ calls: number }>(
      `insert into rate_limits as r (rule, who, window_start, calls) values ($1, $2, $3, 1)
       on conflict (rule, who, window_start) do update set calls = r.calls + 1 returning calls`,
      [rule.name, who, new Date(start)],
    );
    if ((row?.calls ?? 0) > rule.limit) {
      throw new DomainError(
        'too_many',
        'too_many',
        'That was a lot at once. Please wait a moment and try again.',
        {
          retryAfterSeconds: Math.ceil((start + length - now) / 1000),
        },
      );
    }
  }
}
