import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG, LOCAL_SECRETS } from '../config/config.module.js';
import type { LocalSecrets } from '../config/local-secrets.js';

/** The one secret of the installation. Each use gets a key of its own, so no token of one kind passes for another. */
@Injectable()
export class AppSecret {
  private readonly secret: string;

  constructor(@Inject(CONFIG) config: Config, @Inject(LOCAL_SECRETS) local: LocalSecrets) {
    this.secret = config.appSecret ?? local.appSecret;
  }

  /**
   * A KeyObject: from bytes or text the JWT library would work out at every signing and reading what kind of key it is,
   * which takes it twenty times as long as the work itself.
   */
  keyFor(purpose: string): KeyObject {
    return createSecretKey(createHmac('sha256', this.secret).update(purpose).digest());
  }
}
