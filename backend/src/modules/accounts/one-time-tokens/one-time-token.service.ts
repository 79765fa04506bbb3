import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, later } from '../../../kernel/clock.js';
import { unprocessable } from '../../../kernel/errors.js';
import { newSecret } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { LIFETIME, type Purpose } from './one-time-purpose.js';
import { OneTimeToken } from './one-time-token.entity.js';

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

export const linkInvalid = () =>
  unprocessable('link_invalid', 'This link has expired or was used already. Please ask for a new one.');

/** Tokens of mailed links, which prove who a person is, once. The token itself is in the mail only. */
@Injectable()
export class OneTimeTokenService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** A new invitation ends the one before it. */
  async issue(tx: Tx, accountId: string, purpose: Purpose): Promise<string> {
    if (purpose === 'invitation') await this.end(tx, accountId, purpose);
    const token = newSecret();
    await tx.insert(OneTimeToken, {
      tokenHash: hashOf(token),
      accountId,
      purpose,
      expiresAt: later(this.clock.now(), LIFETIME[purpose]),
    });
    return token;
  }

  /** Ends the links of a kind that a person was sent. */
  async end(tx: Tx, accountId: string, purpose: Purpose): Promise<void> {
    await tx.delete(OneTimeToken, { accountId, purpose });
  }

  /** Whose token this is, without using it up. */
  async ownerOf(token: string, purposes: readonly Purpose[]): Promise<string> {
    const row = await this.database.one<{ accountId: string }>(
      `select account_id as "accountId" from one_time_tokens
       where token_hash = $1 and purpose = any($2) and expires_at > $3`,
      [hashOf(token), purposes, this.clock.now()],
    );
    if (!row) throw linkInvalid();
    return row.accountId;
  }

  /** Whether this link is of that kind and still works. */
  async isFor(token: string, purpose: Purpose): Promise<boolean> {
    const row = await this.database.one(
      'select 1 as found from one_time_tokens where token_hash = $1 and purpose = $2 and expires_at > $3',
      [hashOf(token), purpose, this.clock.now()],
    );
    return row !== undefined;
  }

  /** Uses a token up, and with it every other of its kind that the person was sent. Of two requests one wins. */
  async use(tx: Tx, token: string, purposes: readonly Purpose[]): Promise<string> {
    const [rows] = (await tx.query(
      `delete from one_time_tokens where token_hash = $1 and purpose = any($2) and expires_at > $3
       returning account_id as "accountId"`,
      [hashOf(token), purposes, this.clock.now()],
    )) as [{ accountId: string }[], number];
    const accountId = rows[0]?.accountId;
    if (!accountId) throw linkInvalid();
    await tx.query('delete from one_time_tokens where account_id = $1 and purpose = any($2)', [
      accountId,
      purposes,
    ]);
    return accountId;
  }
}
