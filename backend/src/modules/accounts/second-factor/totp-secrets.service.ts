import type { KeyObject } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { AppSecret } from '../../../platform/security/app-secret.js';
import { seal, SEALED, unseal } from '../../../platform/security/seal.js';

/**
 * Authenticator secrets are sealed with a key of the installation: a person who reads the database, or a backup of it, can make no
 * codes from it. The account's id is sealed in, so that a row copied to another account opens nothing.
 */
@Injectable()
export class TotpSecretsService implements OnApplicationBootstrap {
  private readonly key: KeyObject;

  constructor(
    appSecret: AppSecret,
    private readonly database: Database,
  ) {
    this.key = appSecret.keyFor('totp-secrets');
  }

  /** Seals what earlier releases stored as it was. */
  async onApplicationBootstrap(): Promise<void> {
    const rows = await this.database.query<{ accountId: string; secret: string }>(
      `select account_id as "accountId", secret from second_factors where secret not like '${SEALED}%'`,
    );
    for (const { accountId, secret } of rows) {
      await this.database.query(
        'update second_factors set secret = $3 where account_id = $1 and secret = $2',
        [accountId, secret, this.seal(accountId, secret)],
      );
    }
  }

  seal(accountId: string, secret: string): string {
    return seal(this.key, accountId, secret);
  }

  /** Undefined for what was sealed with another key: no code is right then, and the recovery codes still are. */
  open(accountId: string, stored: string): string | undefined {
    return unseal(this.key, accountId, stored);
  }
}
