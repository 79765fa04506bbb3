import {
  type CanActivate,
  type ExecutionContext,
  Injectable,
  applyDecorators,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import { Clock, later, minutes } from '../../kernel/clock.js';
import { forbidden } from '../../kernel/errors.js';
import type { ActedRequest } from './access.guard.js';

const FRESH_SIGN_IN = 'sanctum:fresh-sign-in';

/** Requires, for irreversible actions, that this device proved the password within the last ten minutes (product rule 2.6). */
export const FreshSignIn = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(FRESH_SIGN_IN, true), ApiExtension('x-fresh-sign-in', true));

const FRESH = minutes(10);

/** Runs after the access guard. Answers 403, not 401: a refreshed token would not help, only the password does. */
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
    // the token's creator proved the password then, and allowed the required scope
    if (actor?.scopes) return true;
    if (actor && actor.authenticatedAt >= later(this.clock.now(), -FRESH)) return true;
    throw forbidden('fresh_sign_in_required', 'Please sign in again to continue');
  }
}
