import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Clock, later, minutes } from '../../kernel/clock.js';
import { forbidden } from '../../kernel/errors.js';
import type { ActedRequest } from './access.guard.js';
import { FRESH_SIGN_IN } from './fresh-sign-in.js';

const FRESH = minutes(10);

/** Runs after the access guard. 403, not 401: a refreshed token would not help, only the password does. */
@Injectable()
export class FreshSignInGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const needed = this.reflector.getAllAndOverride<boolean | undefined>(FRESH_SIGN_IN, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!needed) return true;
    const { actor } = context.switchToHttp().getRequest<ActedRequest>();
    if (actor && actor.authenticatedAt >= later(this.clock.now(), -FRESH)) return true;
    throw forbidden('fresh_sign_in_required', 'Please sign in again to continue');
  }
}
