import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hashOfSecret, isId } from '../../../kernel/ids.js';
import { AppSecret } from '../../../platform/security/app-secret.js';
import { signatureOf, signerOf } from '../../../platform/security/signatures.js';

export type RefreshToken = { sessionId: string; generation: number; hash: string };

/**
 * `<session>.<generation>.<mac>`. The mac is made from our secret, so the successor of a token can be computed
 * again for a second tab that sends the same one, while the database has only its hash.
 */
@Injectable()
export class RefreshTokenService {
  private readonly keys: readonly [KeyObject, ...KeyObject[]];

  constructor(secret: AppSecret) {
    this.keys = secret.keysFor('refresh-token');
  }

  make(sessionId: string, generation: number): string {
    return signed(this.keys[0], sessionId, generation);
  }

  /** Returns the earlier token that has this hash, whichever of our secrets was in use then. */
  madeBefore(sessionId: string, generation: number, hash: string): string | undefined {
    return this.keys
      .map((key) => signed(key, sessionId, generation))
      .find((token) => hashOfSecret(token) === hash);
  }

  /** Reads a token. Undefined for a token we never issued: a guess must not end anyone's session. */
  read(token: string | undefined): RefreshToken | undefined {
    const [sessionId, generation, mac, ...rest] = (token ?? '').split('.');
    if (!token || !isId(sessionId) || !mac || rest.length > 0 || !/^\d{1,9}$/.test(generation ?? ''))
      return undefined;
    if (!signerOf(this.keys, `${sessionId}.${generation}`, mac)) return undefined;
    return { sessionId, generation: Number(generation), hash: hashOfSecret(token) };
  }
}

function signed(key: KeyObject, sessionId: string, generation: number): string {
  const name = `${sessionId}.${generation}`;
  return `${name}.${signatureOf(key, name)}`;
}
