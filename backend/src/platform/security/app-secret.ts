import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { LOCAL_SECRETS } from '../config/config.module.js';
import type { LocalSecrets } from '../config/local-secrets.js';

/**
 * The installation's secret and, while it is being changed, the previous one. Each use has a derived key, so a token of
 * one kind is never valid as another (docs/decisions/changing-the-secret.md).
 */
@Injectable()
export class AppSecret {
  readonly current: string;
  private readonly previous: string | undefined;

  constructor(@Inject(CONFIG) config: Config, @Inject(LOCAL_SECRETS) local: LocalSecrets) {
    this.current = config.appSecret ?? local.appSecret;
    this.previous = config.previousAppSecret;
  }

  /**
   * Returns the key that signs and encrypts from now on. A KeyObject: with bytes or text the JWT library detects the
   * kind of key at every use, which takes twenty times as long as signing or verifying.
   */
  keyFor(purpose: string): KeyObject {
    return derived(this.current, purpose);
  }

  /** Returns the keys that may have signed or sealed: the current key, then the previous one. */
  keysFor(purpose: string): readonly [KeyObject, ...KeyObject[]] {
    const before = this.previous === undefined ? [] : [derived(this.previous, purpose)];
    return [this.keyFor(purpose), ...before];
  }
}

const derived = (secret: string, purpose: string): KeyObject =>
  createSecretKey(createHmac('sha256', secret).update(purpose).digest());
