import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { DomainError, forbidden } from '../../kernel/errors.js';
import { type Access, ACCESS } from './access.js';
import { AccessTokenStrategy } from './access-token.strategy.js';
import { type Actor, API_TOKEN_PREFIX, ApiTokenVerifier } from './actor.js';
import { readAccessToken } from './cookies.js';
import { DURING_ENROLMENT } from './during-enrolment.js';
import { type Area, FOR_PROGRAMS, type Scope, scopesOf } from './scopes.js';

/** Requests carry their actor from here on. */
export interface ActedRequest extends FastifyRequest {
  actor?: Actor;
}

/** The one global guard. Default deny: a handler without a policy may be called by nobody. */
@Injectable()
export class AccessGuard extends AuthGuard() {
  constructor(
    private readonly reflector: Reflector,
    private readonly apiTokens: ApiTokenVerifier,
    private readonly strategy: AccessTokenStrategy,
  ) {
    super({ defaultStrategy: strategy.name, property: 'actor' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<ActedRequest>();
    await this.recognise(request, context);
    const { actor } = request;
    const places = [context.getHandler(), context.getClass()];
    judge(actor, this.reflector.getAllAndOverride<Access | undefined>(ACCESS, places));
    if (actor?.scopes) {
      const areas = this.reflector.getAllAndOverride<readonly Area[] | undefined>(FOR_PROGRAMS, places);
      judgeProgram(actor.scopes, areas, request.method);
    }
    if (!actor?.mustEnrol) return true;
    const isOpen = this.reflector.getAllAndOverride<boolean | undefined>(DURING_ENROLMENT, places);
    if (!isOpen) throw forbidden('second_factor_required', 'Set up two-step sign-in first');
    return true;
  }

  /** Finds the actor of the request's token. A request without a token is a visitor's. */
  private async recognise(request: ActedRequest, context: ExecutionContext): Promise<void> {
    const token = readAccessToken(request);
    if (token === null) return;
    if (token.startsWith(API_TOKEN_PREFIX)) {
      request.actor = await this.apiTokens.verify(token);
      return;
    }
    const payload = this.strategy.payloadOf(token);
    if (payload) request.actor = await this.strategy.actorOf(payload);
    else await super.canActivate(context);
  }

  /** Returns the user for `request.actor`. A visitor is no error here, because public handlers may be called. */
  override handleRequest<User>(error: Error | null, user: User | false): User | undefined {
    if (error) throw error;
    return user || undefined;
  }
}

function judge(actor: Actor, access: Access | undefined): void {
  if (access === 'public' || access?.includes(actor?.role ?? 'visitor')) return;
  if (!actor) throw new DomainError('sign_in_required', 'Please sign in');
  throw forbidden('not_for_your_role', 'You don’t have access to this');
}

/** Checks an API token's scopes. Default deny again: a handler that names no area is for sessions only. */
function judgeProgram(scopes: readonly Scope[], areas: readonly Area[] | undefined, method: string): void {
  if (!areas) throw forbidden('not_for_programs', 'You can’t do this with an API token');
  const wanted = scopesOf(areas, method);
  if (!wanted.some((scope) => scopes.includes(scope)))
    throw forbidden('scope_required', `This token needs ${wanted.join(' or ')}`);
}
