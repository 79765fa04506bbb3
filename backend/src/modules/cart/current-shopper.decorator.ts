import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { andOfHandler, Refuses } from '../../platform/http/refuses.js';
import type { ActedRequest } from '../../platform/security/access.guard.js';
import { readVisitorToken, setVisitorCookie } from '../../platform/security/cookies.js';
import { actorOf } from '../../platform/security/current-actor.js';
import { type Shopper, VISITOR_CART_DAYS } from './shopper.js';

const readShopper = createParamDecorator((_: unknown, context: ExecutionContext): Shopper => {
  const request = context.switchToHttp().getRequest<ActedRequest>();
  return { accountId: actorOf(request)?.accountId, visitor: readVisitorToken(request) };
});

/**
 * The shopper: member, visitor with a cookie, or both. An expired access token must be renewed first; otherwise the
 * cart would look empty.
 */
export const CurrentShopper = (): ParameterDecorator =>
  andOfHandler(readShopper(), Refuses('session_expired'));

/** Sets the cookie for the lifetime of a visitor's cart. */
export function rememberVisitor(reply: FastifyReply, visitor: string): void {
  setVisitorCookie(reply, visitor, VISITOR_CART_DAYS * 24 * 60 * 60);
}
