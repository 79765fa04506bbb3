import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Clock } from '../../../kernel/clock.js';
import {
  ACCESS_SECONDS,
  ACCESS_TOKEN,
  type AccessTokenPayload,
} from '../../../platform/security/session-cookies.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { AppSecret } from '../../../platform/security/app-secret.js';

/** Signs access tokens (product rule 2.2); platform's `AccessTokenStrategy` reads them. */
@Injectable()
export class AccessTokenService {
  private readonly jwt: JwtService;

  constructor(
    secret: AppSecret,
    private readonly clock: Clock,
  ) {
    this.jwt = new JwtService({
      secret: secret.keyFor(ACCESS_TOKEN.purpose),
      signOptions: {
        algorithm: ACCESS_TOKEN.algorithm,
        issuer: ACCESS_TOKEN.issuer,
        audience: ACCESS_TOKEN.audience,
        expiresIn: ACCESS_SECONDS,
      },
    });
  }

  sign({ accountId, sessionId }: Pick<SignedIn, 'accountId' | 'sessionId'>): Promise<string> {
    const payload: AccessTokenPayload = { sub: accountId, sid: sessionId, typ: ACCESS_TOKEN.type };
    return this.jwt.signAsync({ ...payload, iat: Math.floor(this.clock.now().getTime() / 1000) });
  }
}
