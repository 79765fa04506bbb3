import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ActedRequest } from './access.guard.js';
import { countedAddress } from './client-address.js';
import { RATE_LIMITS, type RateLimitRule } from './rate-limit.js';
import { RateLimiter } from './rate-limiter.js';

/** Runs after the access guard, so that calls of a signed-in person count together, from whichever address. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rules = this.reflector.getAllAndOverride<RateLimitRule[] | undefined>(RATE_LIMITS, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<ActedRequest>();
    const address = countedAddress(request.ip);
    const account = request.actor?.accountId;
    for (const rule of rules ?? []) {
      if (account !== undefined) await this.limiter.count(rule, account);
      if (account === undefined || rule.byAddressToo) await this.limiter.count(rule, address);
    }
    return true;
  }
}
