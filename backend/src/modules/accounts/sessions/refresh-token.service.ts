import { createHash, createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isId } from '../../../kernel/ids.js';
import { AppSecret } from '../../../platform/security/app-secret.js';

export interface RefreshToken {
  sessionId: string;
  generation: number;
  hash: string;
}

/**
 * `<session>.<generation>.<mac>`. The mac is made from our secret, so the successor of a token can be computed
 * again for a second tab that sends the same one, while the database has only its hash.
 */
@Injectable()
export class RefreshTokenService {
  private readonly key: KeyObject;

  constructor(secret: AppSecret) {
    this.key = secret.keyFor('refresh-token');
  }

  make(sessionId: string, generation: number): string {
    const name = `${sessionId}.${generation}`;
    return `${name}.${this.macOf(name)}`;
  }

  hashOf(token: string): string {
    return createHash('sha256').update(token).digest('base64url');
  }

  /** Undefined for a token we never gave out: guessing one must not end anyone's session. */
  read(token: string | undefined): RefreshToken | undefined {
    const [sessionId, generation, mac, ...rest] = (token ?? '').split('.');
    if (!token || !isId(sessionId) || !mac || rest.length > 0 || !/^\d{1,9}$/.test(generation ?? '')) {
      return undefined;
    }
    const expected = Buffer.from(this.macOf(`${sessionId}.${generation}`));
    const given = Buffer.from(mac);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return { sessionId, generation: Number(generation), hash: this.hashOf(token) };
  }

  private macOf(name: string): string {
    return createHmac('sha256', this.key).update(name).digest('base64url');
  }
}
