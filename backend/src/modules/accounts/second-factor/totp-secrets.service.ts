import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { AppSecret } from '../../../platform/security/app-secret.js';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const MARK = 'sealed:1:';

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
      `select account_id as "accountId", secret from second_factors where secret not like '${MARK}%'`,
    );
    for (const { accountId, secret } of rows) {
      await this.database.query(
        'update second_factors set secret = $3 where account_id = $1 and secret = $2',
        [accountId, secret, this.seal(accountId, secret)],
      );
    }
  }

  seal(accountId: string, secret: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, iv).setAAD(Buffer.from(accountId));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return MARK + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Undefined for what was sealed with another key: no code is right then, and the recovery codes still are. */
  open(accountId: string, stored: string): string | undefined {
    const bytes = Buffer.from(stored.slice(MARK.length), 'base64url');
    const iv = bytes.subarray(0, IV_BYTES);
    const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
    try {
      const decipher = createDecipheriv(CIPHER, this.key, iv, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(accountId))
        .setAuthTag(tag);
      const sealed = bytes.subarray(IV_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }
}
