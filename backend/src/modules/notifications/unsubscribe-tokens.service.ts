import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { unprocessable } from '../../kernel/errors.js';
import { isId } from '../../kernel/ids.js';
import { AppSecret } from '../../platform/security/app-secret.js';
import { isOptional, type OptionalMail } from './mail-kinds.js';

export interface Subscription {
  accountId: string;
  kind: OptionalMail;
  /** The letter in which the link stands. */
  deliveryId?: string | undefined;
}

export const unsubscribeLinkInvalid = () =>
  unprocessable('link_invalid', 'This link is not whole. Please open it from the mail once more.');

/**
 * Links that switch one kind of mail off without signing in. Nothing is stored and nothing expires: the link in a mail of
 * last year must still work.
 */
@Injectable()
export class UnsubscribeTokensService {
  private readonly key: KeyObject;

  constructor(secret: AppSecret) {
    this.key = secret.keyFor('unsubscribe');
  }

  make({ accountId, kind, deliveryId }: Subscription): string {
    const what = [accountId, kind, ...(deliveryId === undefined ? [] : [deliveryId])].join('.');
    return `${what}.${this.sign(what)}`;
  }

  read(token: string): Subscription {
    const parts = token.split('.');
    const given = Buffer.from(parts.pop() ?? '');
    const right = Buffer.from(this.sign(parts.join('.')));
    if (given.length !== right.length || !timingSafeEqual(given, right)) throw unsubscribeLinkInvalid();
    const [accountId, kind, deliveryId, ...more] = parts;
    if (!isId(accountId) || !isOptional(kind) || more.length > 0) throw unsubscribeLinkInvalid();
    if (deliveryId !== undefined && !isId(deliveryId)) throw unsubscribeLinkInvalid();
    return { accountId, kind, deliveryId };
  }

  private sign(what: string): string {
    return createHmac('sha256', this.key).update(what).digest('base64url');
  }
}
