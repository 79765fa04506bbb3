import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { newSecret } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';

/** A person has a few browsers; of more than that the least used are forgotten. */
const KEPT = 20;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Browsers in which a person has signed in before. Their tries are counted apart, so that strangers who guess at the
 * person's password, from however many addresses, keep nobody out (product rule 2.8). Being known opens nothing.
 */
@Injectable()
export class KnownDevicesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The name under which tries of this browser for this address are counted; undefined when it is not known. */
  async counterOf(email: string, token: string | undefined): Promise<string | undefined> {
    if (token === undefined) return undefined;
    const row = await this.database.one<{ counter: string }>(
      `select 'device:' || d.token_hash || ':' || d.account_id as counter
       from known_devices d join accounts a on a.id = d.account_id where d.token_hash = $1 and a.email = $2`,
      [hashOf(token), email],
    );
    return row?.counter;
  }

  /** The person has just signed in here. Returns the token for the browser's cookie: its own, if it was given out by us. */
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
      [hashOf(token), accountId, this.clock.now(), KEPT - 1],
    );
    return token;
  }

  /** From now on none of the person's browsers is known, except this one. */
  async forgetOthers(tx: Tx, accountId: string, token: string | undefined): Promise<void> {
    await tx.query('delete from known_devices where account_id = $1 and token_hash is distinct from $2', [
      accountId,
      token === undefined ? null : hashOf(token),
    ]);
  }

  private async wasGiven(token: string): Promise<boolean> {
    const row = await this.database.one(
      'select 1 as found from known_devices where token_hash = $1 limit 1',
      [hashOf(token)],
    );
    return row !== undefined;
  }
}
