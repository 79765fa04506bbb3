import type { KeyObject } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { AppSecret } from '../../../platform/security/app-secret.js';
import { seal, unseal } from '../../../platform/security/sealing.js';
import {
  newVapidKeys,
  readVapidKeys,
  type StoredVapidKeys,
  type VapidKeys,
} from '../../../platform/web-push/vapid.js';

/** Purpose that the private key is sealed for. */
const OWNER = 'push-keys';

/**
 * Manages the VAPID keys of this installation, created once and stored with the private key encrypted. Keys encrypted
 * with another secret are replaced, and devices that use them are deleted, because they cannot be reached.
 */
@Injectable()
export class PushKeysService implements OnApplicationBootstrap {
  private readonly key: KeyObject;

  constructor(
    appSecret: AppSecret,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    this.key = appSecret.keyFor(OWNER);
  }

  /** Creates the keys once, even if several servers start at the same time. */
  async onApplicationBootstrap(): Promise<void> {
    const stored = await this.stored();
    if (stored && this.open(stored)) return;
    const { publicKey, privateKey } = newVapidKeys();
    await this.database.transaction(async (tx) => {
      if (stored) {
        const gone = await tx.changed('delete from push_keys where public_key = $1', [stored.publicKey]);
        if (gone > 0) await tx.query('delete from push_devices');
      }
      await tx.query(
        `insert into push_keys (id, public_key, private_key, created_at) values (1, $1, $2, $3)
         on conflict (id) do nothing`,
        [publicKey, seal(this.key, OWNER, privateKey), this.clock.now()],
      );
    });
  }

  async publicKey(): Promise<string> {
    return (await this.keys()).publicKey;
  }

  async keys(): Promise<VapidKeys> {
    const stored = await this.stored();
    const opened = stored && this.open(stored);
    if (!opened) throw new Error('the keys for push messages were made with another secret');
    return readVapidKeys(opened);
  }

  private stored(): Promise<StoredVapidKeys | undefined> {
    return this.database.one<StoredVapidKeys & Record<string, unknown>>(
      'select public_key as "publicKey", private_key as "privateKey" from push_keys',
    );
  }

  private open({ publicKey, privateKey }: StoredVapidKeys): StoredVapidKeys | undefined {
    const opened = unseal(this.key, OWNER, privateKey);
    return opened === undefined ? undefined : { publicKey, privateKey: opened };
  }
}
