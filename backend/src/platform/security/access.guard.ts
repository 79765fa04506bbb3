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
import { PROGRAM_RULE, type ProgramRule, type Scope, scopesOf } from './scopes.js';

/** A request with its actor. */
export interface ActedRequest extends FastifyRequest {
  actor?: Actor;
}

/** The only global guard. Denies by default: nobody may call a handler without a policy. */
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
    const places = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, places);
    const rule = this.reflector.getAllAndOverride<ProgramRule | undefined>(PROGRAM_RULE, places);
    if (isVisitor(request, access, rule)) request.actor = undefined;
    const { actor } = request;
    judge(actor, access);
    if (actor?.scopes) judgeProgram(actor.scopes, rule, request.method);
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
      if (request.actor) return;
      throw new DomainError('invalid_token', 'This API token was revoked, has expired, or never existed');
    }
    const payload = this.strategy.payloadOf(token);
    if (payload) request.actor = await this.strategy.actorOf(payload);
    else await super.canActivate(context);
  }

  /** Returns the user for `request.actor`. A visitor is not an error, because public handlers may be called. */
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

/**
 * A program may do what anyone may: if visitors may call and the token's scopes do not allow more, it is a visitor. A
 * write without the scope is refused instead, because it would go to an ownerless cart or booking.
 */
function isVisitor(
  { actor, method }: ActedRequest,
  access: Access | undefined,
  rule: ProgramRule | undefined,
): boolean {
  if (!actor?.scopes || (access !== 'public' && !access?.includes('visitor'))) return false;
  if (!rule) return true;
  return method === 'GET' && 'for' in rule && !hasOneOf(scopesOf(rule.for, method), actor.scopes);
}

const hasOneOf = (needed: readonly Scope[], scopes: readonly Scope[]): boolean =>
  needed.some((scope) => scopes.includes(scope));

/** Checks an API token's scopes. Denies by default again: a handler that names no scope is for login sessions only. */
function judgeProgram(scopes: readonly Scope[], rule: ProgramRule | undefined, method: string): void {
  if (!rule || 'closed' in rule) throw forbidden('not_for_programs', 'You can’t do this with an API token');
  const needed = scopesOf(rule.for, method);
  if (!hasOneOf(needed, scopes)) throw forbidden('scope_required', `This token needs ${needed.join(' or ')}`);
}
