import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Clock } from '../../../kernel/clock.js';
import { AppSecret } from '../../../platform/security/app-secret.js';
import { ACCESS_SECONDS } from '../../../platform/security/session-cookies.js';

/** Who an access token says it is for; what she may do is asked of the database. */
export interface AccessClaims {
  accountId: string;
  sessionId: string;
}

const ISSUER = 'sanctum';
const AUDIENCE = 'sanctum-api';
const TYPE = 'access';

/** Access tokens: JWTs of ten minutes, one algorithm, nothing in them but two ids (security.md §1). */
@Injectable()
export class AccessTokenService {
  private readonly jwt: JwtService;

  constructor(
    secret: AppSecret,
    private readonly clock: Clock,
  ) {
    this.jwt = new JwtService({
      secret: secret.keyFor('access-token'),
      signOptions: { algorithm: 'HS256', issuer: ISSUER, audience: AUDIENCE, expiresIn: ACCESS_SECONDS },
      verifyOptions: { algorithms: ['HS256'], issuer: ISSUER, audience: AUDIENCE },
    });
  }

  sign({ accountId, sessionId }: AccessClaims): Promise<string> {
    return this.jwt.signAsync({ sub: accountId, sid: sessionId, typ: TYPE, iat: this.seconds() });
  }

  /** Undefined for anything that is not a token of ours that still lasts. */
  async read(token: string): Promise<AccessClaims | undefined> {
    try {
      const claims = await this.jwt.verifyAsync<{ sub: string; sid: string; typ: string; exp?: number }>(
        token,
        {
          clockTimestamp: this.seconds(),
        },
      );
      // The library lets a token without an end last for ever.
      if (claims.typ !== TYPE || claims.exp === undefined) return undefined;
      return { accountId: claims.sub, sessionId: claims.sid };
    } catch {
      return undefined;
    }
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
