import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../../../kernel/clock.js';
import { hashOfSecret, newSecret } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { countedAddress } from '../../../platform/security/client-address.js';
import { readDeviceToken } from '../../../platform/security/cookies.js';
import { type Device, deviceName } from './device.js';

/** Max known browsers per person; the least recently used are forgotten first. */
const KEPT = 20;

/** Browsers known from earlier sign-ins. Their tries count separately, so strangers lock nobody out (product rule 2.8). */
@Injectable()
export class KnownDevicesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  deviceOf(request: FastifyRequest): Device {
    return {
      name: deviceName(request.headers['user-agent']),
      token: readDeviceToken(request),
      network: countedAddress(request.ip),
    };
  }

  /** Returns the counter of this browser's tries for this address; undefined when the browser is not known. */
  async counterOf(email: string, token: string | undefined): Promise<string | undefined> {
    if (token === undefined) return undefined;
    const row = await this.database.one<{ counter: string }>(
      `select 'device:' || d.token_hash || ':' || d.account_id as counter
       from known_devices d join accounts a on a.id = d.account_id where d.token_hash = $1 and a.email = $2`,
      [hashOfSecret(token), email],
    );
    return row?.counter;
  }

  /**
   * Remembers the browser after a sign-in. Returns the token for its cookie: the current one, if this server issued it.
   */
  async remember(accountId: string, presented: string | undefined): Promise<string> {
    const token = presented !== undefined && (await this.wasGiven(presented)) ? presented : newSecret();
    await this.database.query(
      `with remembered as (
         insert into known_devices (token_hash, account_id, signed_in_at) values ($1, $2, $3)
         on conflict (token_hash, account_id) do update set signed_in_at = excluded.signed_in_at
       )
       delete from known_devices where account_id = $2 and token_hash in (
         select token_hash from known_devices where account_id = $2 and token_hash <> $1
         order by signed_in_at desc offset $4
       )`,
      [hashOfSecret(token), accountId, this.clock.now(), KEPT - 1],
    );
    return token;
  }

  /** Forgets all of the person's browsers except this one. */
  async forgetOthers(tx: Tx, accountId: string, token: string | undefined): Promise<void> {
    await tx.query('delete from known_devices where account_id = $1 and token_hash is distinct from $2', [
      accountId,
      token === undefined ? null : hashOfSecret(token),
    ]);
  }

  private async wasGiven(token: string): Promise<boolean> {
    const row = await this.database.one(
      'select 1 as found from known_devices where token_hash = $1 limit 1',
      [hashOfSecret(token)],
    );
    return row !== undefined;
  }
}
