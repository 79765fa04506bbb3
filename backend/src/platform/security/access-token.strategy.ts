import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import passport from 'passport';
import { Strategy } from 'passport-jwt';
import type { FastifyRequest } from 'fastify';
import { BoundedMap } from '../../kernel/bounded-map.js';
import { Clock } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { ACCESS_TOKEN, type AccessTokenPayload } from './session-cookies.js';
import { type Actor, SessionVerifier } from './actor.js';
import { AppSecret } from './app-secret.js';
import { readAccessToken } from './cookies.js';
import { signerOf } from './signatures.js';

/** Max remembered tokens: more than members use in the ten minutes that a token lives. */
const REMEMBERED = 10_000;

/** Identifies the caller: the token from header or cookie, its signature and claims, then its session's row. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy) {
  /** Payloads of verified tokens: a valid signature stays valid, so each is verified only once. */
  private readonly genuine = new BoundedMap<string, AccessTokenPayload>(REMEMBERED);

  constructor(
    secret: AppSecret,
    private readonly sessions: SessionVerifier,
    private readonly clock: Clock,
  ) {
    const keys = secret.keysFor(ACCESS_TOKEN.purpose);
    super({
      jwtFromRequest: readAccessToken,
      // passport-jwt's types accept bytes and text only; it passes the key on unchanged.
      secretOrKeyProvider: (_request, token: string, done) =>
        done(null, signerOfToken(keys, token) as unknown as Buffer),
      algorithms: [ACCESS_TOKEN.algorithm],
      issuer: ACCESS_TOKEN.issuer,
      audience: ACCESS_TOKEN.audience,
      // checked below, by the application's clock
      ignoreExpiration: true,
      passReqToCallback: true,
    });
    // Passport has one list of strategies per process. A name of its own keeps a second application, as in tests, from
    // replacing this one.
    this.name = `access-token-${newId()}`;
    passport.use(this);
  }

  /** Called by passport for a token with a valid signature and valid claims. */
  validate(request: FastifyRequest, payload: AccessTokenPayload): Promise<Actor> {
    const token = readAccessToken(request);
    if (token !== null) this.genuine.set(token, payload);
    return this.actorOf(payload);
  }

  /** Returns the payload of a token that passport has verified before. */
  payloadOf(token: string): AccessTokenPayload | undefined {
    return this.genuine.get(token);
  }

  /** Returns the signed-in person; undefined if the token is of the wrong kind or expired, or its session has ended. */
  async actorOf({ sub, sid, typ, exp }: AccessTokenPayload): Promise<Actor> {
    // A token without an expiry would last forever.
    if (typ !== ACCESS_TOKEN.type || exp === undefined || exp * 1000 <= this.clock.now().getTime())
      return undefined;
    return this.sessions.verify({ accountId: sub, sessionId: sid });
  }
}

/** Returns the key that signed the token; otherwise the current key, which refuses it. */
function signerOfToken(keys: readonly [KeyObject, ...KeyObject[]], token: string): KeyObject {
  if (keys.length === 1) return keys[0];
  const end = token.lastIndexOf('.');
  return signerOf(keys, token.slice(0, end), token.slice(end + 1)) ?? keys[0];
}
