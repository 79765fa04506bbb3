import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export interface RateLimitRule {
  /** Calls with the same name are counted together; also the key in the table. */
  name: string;
  limit: number;
  perSeconds: number;
  /** Also limits by address, for calls before a sign-in, so that creating accounts earns nobody more calls. */
  byAddressToo?: true;
  /** Counts only calls with a value in this query parameter: the others are cheap. */
  onlyWith?: string;
}

export const RATE_LIMITS = 'sanctum:rate-limits';

/** Counts calls per person (per address while nobody is signed in, or for both), in PostgreSQL, so two servers do not double it. */
export const RateLimit = (...rules: RateLimitRule[]): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata(RATE_LIMITS, rules),
    ApiExtension(
      'x-rate-limits',
      rules.map(({ limit, perSeconds }) => ({ limit, perSeconds })),
    ),
  );
