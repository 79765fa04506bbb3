import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG, LOCAL_SECRETS } from '../config/config.module.js';
import type { LocalSecrets } from '../config/local-secrets.js';

/**
 * The one secret of the installation, and while it is being changed the one before. Each use gets a key of its own, so no token of one
 * kind passes for another (docs/decisions/changing-the-secret.md).
 */
@Injectable()
export class AppSecret {
  /** The one that signs and seals. */
  readonly current: string;
  private readonly previous: string | undefined;

  constructor(@Inject(CONFIG) config: Config, @Inject(LOCAL_SECRETS) local: LocalSecrets) {
    this.current = config.appSecret ?? local.appSecret;
    this.previous = config.previousAppSecret;
  }

  /**
   * What signs and seals from now on. A KeyObject: from bytes or text the JWT library would work out at every signing and reading what
   * kind of key it is, which takes it twenty times as long as the work itself.
   */
  keyFor(purpose: string): KeyObject {
    return derived(this.current, purpose);
  }

  /** What may have signed or sealed: the present key, then the one before. */
  keysFor(purpose: string): readonly [KeyObject, ...KeyObject[]] {
    const before = this.previous === undefined ? [] : [derived(this.previous, purpose)];
    return [this.keyFor(purpose), ...before];
  }
}

const derived = (secret: string, purpose: string): KeyObject =>
  createSecretKey(createHmac('sha256', secret).update(purpose).digest());
