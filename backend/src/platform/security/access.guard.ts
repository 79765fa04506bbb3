import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { DomainError, forbidden } from '../../kernel/errors.js';
import { ACCESS, type Access } from './access.js';
import type { Actor } from './actor.js';
import { readAccessToken } from './cookies.js';
import { SessionVerifier } from './session-verifier.js';

/** Requests carry their actor from here on. */
export interface ActedRequest extends FastifyRequest {
  actor?: Actor;
}

/** The one global guard. Default deny: a handler without a policy lets nobody in. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionVerifier,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<ActedRequest>();
    const token = readAccessToken(request);
    request.actor = token === undefined ? undefined : await this.sessions.verify(token);
    if (access === 'public') return true;
    if (access?.includes(request.actor?.role ?? 'visitor')) return true;
    if (!request.actor) throw new DomainError('unauthenticated', 'sign_in_required', 'Please sign in');
    throw forbidden('not_for_your_role', 'This is not for your role');
  }
}
