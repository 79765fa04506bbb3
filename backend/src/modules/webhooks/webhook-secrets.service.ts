import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { AppSecret } from '../../platform/security/app-secret.js';
import { Sealing } from '../../platform/security/sealing.js';
import type { Webhook } from './webhook.entity.js';

export type SealedSecrets = Pick<Webhook, 'sealedSecret' | 'sealedOldSecret' | 'oldSecretUntil'>;

/** Encrypts the signing secrets, because anyone who knows one can send events in the site's name. */
@Injectable()
export class WebhookSecretsService implements OnApplicationBootstrap {
  private readonly sealing: Sealing;

  constructor(
    private readonly database: Database,
    secret: AppSecret,
  ) {
    this.sealing = new Sealing(secret.keysFor('webhooks'));
  }

  /** Re-encrypts the secrets while the installation's secret is being changed. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.sealing.hasOlderKeys) return;
    const rows = await this.database.query<Pick<Webhook, 'id' | 'sealedSecret' | 'sealedOldSecret'>>(
      'select id, sealed_secret as "sealedSecret", sealed_old_secret as "sealedOldSecret" from webhooks',
    );
    for (const { id, sealedSecret, sealedOldSecret } of rows) {
      await this.database.query(
        `update webhooks set sealed_secret = coalesce($2, sealed_secret), sealed_old_secret = coalesce($3, sealed_old_secret)
         where id = $1`,
        [
          id,
          this.sealing.renewed(id, sealedSecret),
          sealedOldSecret === null ? null : this.sealing.renewed(id, sealedOldSecret),
        ],
      );
    }
  }

  seal(webhookId: string, secret: string): string {
    return this.sealing.seal(webhookId, secret);
  }

  /** Current signing secrets, newest first. Throws if the installation's secret was lost: nothing may be sent unsigned. */
  signing(
    webhookId: string,
    { sealedSecret, sealedOldSecret, oldSecretUntil }: SealedSecrets,
    now: Date,
  ): string[] {
    const current = this.sealing.open(webhookId, sealedSecret);
    if (current === undefined) throw new Error(`the secret of webhook ${webhookId} can’t be read`);
    const isOldValid = sealedOldSecret !== null && oldSecretUntil !== null && oldSecretUntil > now;
    const old = isOldValid ? this.sealing.open(webhookId, sealedOldSecret) : undefined;
    return old === undefined ? [current] : [current, old];
  }
}
