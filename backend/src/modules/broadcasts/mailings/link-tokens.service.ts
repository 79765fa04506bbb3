import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppSecret } from '../../../platform/security/app-secret.js';
import { readSignedIds, signIds } from '../../../platform/security/signed-ids.js';

/** Identifies a link in the mailing to one recipient. */
export interface CountedLink {
  deliveryId: string;
  linkId: string;
}

/** Signs the addresses that replace the coach's links in a mailing. Tokens cannot be altered and never expire. */
@Injectable()
export class LinkTokensService {
  private readonly keys: readonly [KeyObject, ...KeyObject[]];

  constructor(secret: AppSecret) {
    this.keys = secret.keysFor('mailing-link');
  }

  make({ deliveryId, linkId }: CountedLink): string {
    return signIds([deliveryId, linkId], this.keys[0]);
  }

  /** Reads a token; undefined if we did not sign it. */
  read(token: string): CountedLink | undefined {
    const [deliveryId, linkId] = readSignedIds(token, 2, this.keys) ?? [];
    return deliveryId !== undefined && linkId !== undefined ? { deliveryId, linkId } : undefined;
  }
}
