import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import passport from 'passport';
import { Strategy } from 'passport-jwt';
import type { FastifyRequest } from 'fastify';
import { BoundedMap } from '../../kernel/bounded-map.js';
import { Clock } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { ACCESS_TOKEN, type AccessTokenPayload } from './access-token.js';
import type { Actor } from './actor.js';
import { AppSecret } from './app-secret.js';
import { readAccessToken } from './cookies.js';
import { signerOf } from './signatures.js';
import { SessionVerifier } from './session-verifier.js';

/** More tokens than members ask within the ten minutes that one lives. */
const REMEMBERED = 10_000;

/** Finds out who is asking: the token from header or cookie, its signature and claims, then its session's row. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy) {
  /** What genuine tokens say: a signature that was right once stays right, so that it is worked out once. */
  private readonly genuine = new BoundedMap<string, AccessTokenPayload>(REMEMBERED);

  constructor(
    secret: AppSecret,
    private readonly sessions: SessionVerifier,
    private readonly clock: Clock,
  ) {
    const keys = secret.keysFor(ACCESS_TOKEN.purpose);
    super({
      jwtFromRequest: readAccessToken,
      // The types of passport-jwt know bytes and text only; it hands the key on as it is.
      secretOrKeyProvider: (_request, token: string, done) =>
        done(null, signerOfToken(keys, token) as unknown as Buffer),
      algorithms: [ACCESS_TOKEN.algorithm],
      issuer: ACCESS_TOKEN.issuer,
      audience: ACCESS_TOKEN.audience,
      // judged below, by the application's clock
      ignoreExpiration: true,
      passReqToCallback: true,
    });
    // Passport has one list of strategies for the process. Under a name of its own, a second application in it (as tests
    // start them) does not take this one's place.
    this.name = `access-token-${newId()}`;
    passport.use(this);
  }

  /** Called by passport, for a token whose signature and claims are right. */
  validate(request: FastifyRequest, payload: AccessTokenPayload): Promise<Actor> {
    const token = readAccessToken(request);
    if (token !== null) this.genuine.set(token, payload);
    return this.actorOf(payload);
  }

  /** What a token says that passport has read before. */
  payloadOf(token: string): AccessTokenPayload | undefined {
    return this.genuine.get(token);
  }

  /** Undefined when the token does not count: of the wrong kind, expired, or its session has ended. */
  async actorOf({ sub, sid, typ, exp }: AccessTokenPayload): Promise<Actor> {
    // A token without an end would last for ever.
    if (typ !== ACCESS_TOKEN.type || exp === undefined || exp * 1000 <= this.clock.now().getTime())
      return undefined;
    return this.sessions.verify({ accountId: sub, sessionId: sid });
  }
}

/** The key that has signed the token; the present one where there is no other, or where none has, which then refuses it. */
function signerOfToken(keys: readonly [KeyObject, ...KeyObject[]], token: string): KeyObject {
  if (keys.length === 1) return keys[0];
  const end = token.lastIndexOf('.');
  return signerOf(keys, token.slice(0, end), token.slice(end + 1)) ?? keys[0];
}
