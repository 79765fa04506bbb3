import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ActedRequest } from './access.guard.js';
import type { Actor, SignedIn } from './actor.js';

/** The signed-in person, in handlers that only let such persons in. */
export const Me = createParamDecorator((_: unknown, context: ExecutionContext): SignedIn => {
  const { actor } = context.switchToHttp().getRequest<ActedRequest>();
  if (!actor) throw new Error('@Me() in a handler that lets visitors in; use @CurrentActor()');
  return actor;
});

/** Whoever is asking; undefined for a visitor. */
export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor => context.switchToHttp().getRequest<ActedRequest>().actor,
);
