import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { DomainError } from '../../kernel/errors.js';
import { andOfHandler, Refuses } from '../http/refuses.js';
import type { ActedRequest } from './access.guard.js';
import type { Actor, SignedIn } from './actor.js';
import { readRefreshToken } from './session-cookies.js';

/** The signed-in person, for handlers that only admit signed-in people. */
export const Me = createParamDecorator((_: unknown, context: ExecutionContext): SignedIn => {
  const { actor } = context.switchToHttp().getRequest<ActedRequest>();
  if (!actor) throw new Error('@Me() in a handler that lets visitors in; use @CurrentActor()');
  return actor;
});

/**
 * Returns the caller; undefined for a visitor. A browser with an expired access token that can still renew its session
 * is neither: it gets 401 `session_expired`, renews and retries. That way a member never sees a visitor's response (an
 * empty cart, an owned course for sale).
 */
export function actorOf(request: ActedRequest): Actor {
  if (!request.actor && readRefreshToken(request) !== undefined) {
    throw new DomainError('session_expired', 'Your session expired. Please sign in again.');
  }
  return request.actor;
}

const readActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor =>
    actorOf(context.switchToHttp().getRequest<ActedRequest>()),
);

export const CurrentActor = (): ParameterDecorator => andOfHandler(readActor(), Refuses('session_expired'));
