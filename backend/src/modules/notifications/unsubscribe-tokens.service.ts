import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { unprocessable } from '../../kernel/errors.js';
import { isId } from '../../kernel/ids.js';
import { AppSecret } from '../../platform/security/app-secret.js';
import { isOptional, type OptionalMail } from './mail-kinds.js';

export interface Subscription {
  accountId: string;
  kind: OptionalMail;
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

  make({ accountId, kind }: Subscription): string {
    const what = `${accountId}.${kind}`;
    return `${what}.${this.sign(what)}`;
  }

  read(token: string): Subscription {
    const [accountId, kind, signature = '', ...more] = token.split('.');
    const given = Buffer.from(signature);
    const right = Buffer.from(this.sign(`${accountId}.${kind}`));
    if (given.length !== right.length || !timingSafeEqual(given, right)) throw unsubscribeLinkInvalid();
    if (!isId(accountId) || !isOptional(kind) || more.length > 0) throw unsubscribeLinkInvalid();
    return { accountId, kind };
  }

  private sign(what: string): string {
    return createHmac('sha256', this.key).update(what).digest('base64url');
  }
}
