import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { AppSecret } from '../../../platform/security/app-secret.js';
import { SEALED, Sealing } from '../../../platform/security/sealing.js';

/**
 * Encrypts authenticator secrets with a key of the installation, so that a copy of the database or a backup cannot
 * generate codes. The account's id is authenticated too, so a row copied to another account is useless.
 */
@Injectable()
export class TotpSecretsService implements OnApplicationBootstrap {
  private readonly sealing: Sealing;

  constructor(
    appSecret: AppSecret,
    private readonly database: Database,
  ) {
    this.sealing = new Sealing(appSecret.keysFor('totp-secrets'));
  }

  /** Seals, with the present key, secrets that earlier releases stored in plain text or sealed with the previous key. */
  async onApplicationBootstrap(): Promise<void> {
    const rows = await this.database.query<{ accountId: string; secret: string }>(
      `select account_id as "accountId", secret from second_factors where $1 or secret not like '${SEALED}%'`,
      [this.sealing.hasOlderKeys],
    );
    for (const { accountId, secret } of rows) {
      const sealed = secret.startsWith(SEALED)
        ? this.sealing.renewed(accountId, secret)
        : this.seal(accountId, secret);
      if (sealed === undefined) continue;
      await this.database.query(
        'update second_factors set secret = $3 where account_id = $1 and secret = $2',
        [accountId, secret, sealed],
      );
    }
  }

  seal(accountId: string, secret: string): string {
    return this.sealing.seal(accountId, secret);
  }

  /** Opens a sealed secret; undefined if another key sealed it: then only the recovery codes work. */
  open(accountId: string, stored: string): string | undefined {
    return this.sealing.open(accountId, stored);
  }
}
