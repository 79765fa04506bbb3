import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import type { ActedRequest } from './access.guard.js';
import { countedAddress } from './client-address.js';
import { RATE_LIMITS, type RateLimitRule } from './rate-limit.js';
import { rateLimitHeaders } from './rate-limit-headers.js';
import { type CountedWindow, RateLimiter, tooMany } from './rate-limiter.js';

/** Rule for everything that a program calls. */
const BY_PROGRAM: RateLimitRule = { name: 'api-token', limit: 600, perSeconds: 60 };

/** Runs after the access guard, so that calls of a signed-in person count together, from any address. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
  ) {}

  canActivate(context: ExecutionContext): true | Promise<true> {
    const rules = this.reflector.getAllAndOverride<RateLimitRule[] | undefined>(RATE_LIMITS, [
      context.getHandler(),
      context.getClass(),
    ]);
    const http = context.switchToHttp();
    const request = http.getRequest<ActedRequest>();
    const counted = (rules ?? []).filter(
      ({ onlyWith }) => onlyWith === undefined || asksWith(request, onlyWith),
    );
    return counted.length > 0 || request.actor?.scopes
      ? this.count(counted, request, http.getResponse<FastifyReply>())
      : true;
  }

  private async count(
    rules: readonly RateLimitRule[],
    { actor, ip }: ActedRequest,
    reply: FastifyReply,
  ): Promise<true> {
    const windows: CountedWindow[] = [];
    const count = async (rule: RateLimitRule, who: string): Promise<void> => {
      const window = await this.limiter.take(rule, who);
      windows.push(window);
      void reply.headers(rateLimitHeaders(windows));
      if (window.isFull) throw tooMany(window);
    };
    const address = countedAddress(ip);
    const account = actor?.accountId;
    if (actor?.scopes) await count(BY_PROGRAM, actor.sessionId);
    for (const rule of rules) {
      if (account !== undefined) await count(rule, account);
      if (account === undefined || rule.byAddressToo) await count(rule, address);
    }
    return true;
  }
}

const asksWith = ({ query }: ActedRequest, parameter: string): boolean =>
  Boolean((query as Record<string, unknown>)[parameter]);
