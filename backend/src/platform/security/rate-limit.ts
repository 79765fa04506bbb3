import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export interface RateLimitRule {
  /** Name of the rule: calls with the same name are counted together. Also the key in the table. */
  name: string;
  limit: number;
  perSeconds: number;
  /** Also limits by address, for calls before a sign-in, so that more accounts bring no more calls. */
  byAddressToo?: true;
  /** Counts only calls with a value in this query parameter, because the others are cheap. */
  onlyWith?: string;
}

export const RATE_LIMITS = 'sanctum:rate-limits';

/** Counts calls per person (per address without a sign-in, or both), in PostgreSQL, so that two servers share the limit. */
export const RateLimit = (...rules: RateLimitRule[]): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata(RATE_LIMITS, rules),
    ApiExtension(
      'x-rate-limits',
      rules.map(({ limit, perSeconds }) => ({ limit, perSeconds })),
    ),
  );
