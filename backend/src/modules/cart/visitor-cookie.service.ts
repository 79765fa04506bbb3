import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ActedRequest } from '../../platform/security/access.guard.js';
import { readCookie, setCookie } from '../../platform/security/cookies.js';
import type { Shopper } from './shopper.js';

const VISITOR_COOKIE = 'sanctum_visitor';
/** Kept as long as the rows of a visitor's cart are. */
export const VISITOR_CART_DAYS = 90;

/** Whoever shops here, signed in or not. */
export const CurrentShopper = createParamDecorator((_: unknown, context: ExecutionContext): Shopper => {
  const request = context.switchToHttp().getRequest<ActedRequest>();
  return { accountId: request.actor?.accountId, visitor: readCookie(request, VISITOR_COOKIE) };
});

export function rememberVisitor(reply: FastifyReply, visitor: string): void {
  setCookie(reply, VISITOR_COOKIE, visitor, {
    maxAgeSeconds: VISITOR_CART_DAYS * 24 * 60 * 60,
    sameSite: 'lax',
  });
}
