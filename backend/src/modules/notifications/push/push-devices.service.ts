import { Injectable } from '@nestjs/common';
import { Clock, hours } from '../../../kernel/clock.js';
import { unprocessable } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { leadsOutside } from '../../../platform/outside/outside-requests.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { isPoint } from '../../../platform/web-push/encryption.js';
import type { PushDeviceRequest, PushDeviceResponse } from './push-devices.dto.js';
import { PushKeysService } from './push-keys.service.js';

/** Stores the devices that get push messages, one for each login session. */
@Injectable()
export class PushDevicesService {
  constructor(
    private readonly database: Database,
    private readonly keys: PushKeysService,
    private readonly clock: Clock,
  ) {}

  async of({ sessionId }: SignedIn): Promise<PushDeviceResponse> {
    const device = await this.database.one('select from push_devices where session_id = $1', [sessionId]);
    return { publicKey: await this.keys.publicKey(), isOn: device !== undefined };
  }

  /** Registers a device. A browser with another person's earlier session moves to this account. */
  async add({ sessionId, accountId }: SignedIn, { endpoint, keys }: PushDeviceRequest): Promise<void> {
    if (!leadsOutside(endpoint) || !isPoint(keys.p256dh))
      throw unprocessable('not_possible', 'This browser can’t receive push notifications.');
    await this.database.transaction(async (tx) => {
      await tx.query('delete from push_devices where endpoint = $1 and session_id <> $2', [
        endpoint,
        sessionId,
      ]);
      await tx.query(
        `insert into push_devices (session_id, account_id, endpoint, p256dh, auth, created_at)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (session_id) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh,
           auth = excluded.auth, created_at = excluded.created_at`,
        [sessionId, accountId, endpoint, keys.p256dh, keys.auth, this.clock.now()],
      );
    });
  }

  /** Deletes devices whose login session has expired; nothing is sent to them by then. */
  @Every(hours(24), 'notifications.forget-push-devices')
  async forgetExpired(): Promise<void> {
    await this.database.query(
      `delete from push_devices d where not exists (
         select from open_login_sessions s where s.id = d.session_id and s.expires_at > $1)`,
      [this.clock.now()],
    );
  }

  async remove(sessionId: string): Promise<void> {
    await this.database.query('delete from push_devices where session_id = $1', [sessionId]);
  }
}
