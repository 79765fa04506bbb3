import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { unprocessable } from '../../../kernel/errors.js';
import { isId } from '../../../kernel/ids.js';
import { AppSecret } from '../../../platform/security/app-secret.js';
import { signatureOf, signerOf } from '../../../platform/security/signatures.js';
import { isOptional, type OptionalMail } from '../kinds/mail-kinds.js';

export interface Subscription {
  accountId: string;
  kind: OptionalMail;
  /** Mailing that contains the link. */
  deliveryId?: string | undefined;
}

export const unsubscribeLinkInvalid = () =>
  unprocessable('link_invalid', 'This link is incomplete. Open it again from your email.');

/**
 * Creates and reads links that turn off one kind of email. Nothing is stored, and they never expire: the link in last
 * year's email must work.
 */
@Injectable()
export class UnsubscribeTokensService {
  private readonly keys: readonly [KeyObject, ...KeyObject[]];

  constructor(secret: AppSecret) {
    this.keys = secret.keysFor('unsubscribe');
  }

  make({ accountId, kind, deliveryId }: Subscription): string {
    const what = [accountId, kind, ...(deliveryId === undefined ? [] : [deliveryId])].join('.');
    return `${what}.${signatureOf(this.keys[0], what)}`;
  }

  read(token: string): Subscription {
    const parts = token.split('.');
    const signature = parts.pop() ?? '';
    if (!signerOf(this.keys, parts.join('.'), signature)) throw unsubscribeLinkInvalid();
    const [accountId, signedKind, deliveryId, ...more] = parts;
    // links from before 2026-11-29 have kinds with hyphens
    const kind = signedKind?.replaceAll('-', '_');
    if (!isId(accountId) || !isOptional(kind) || more.length > 0) throw unsubscribeLinkInvalid();
    if (deliveryId !== undefined && !isId(deliveryId)) throw unsubscribeLinkInvalid();
    return { accountId, kind, deliveryId };
  }
}
