import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export interface RateLimitRule {
  /** What is counted together; also the key in the table. */
  name: string;
  limit: number;
  perSeconds: number;
  /** For whatever comes before a sign-in: accounts made on the way buy nobody more calls. */
  byAddressToo?: true;
  /** Only calls with something in this parameter of the query count: the others are cheap. */
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
