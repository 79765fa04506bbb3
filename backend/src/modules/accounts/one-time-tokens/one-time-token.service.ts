import { Injectable } from '@nestjs/common';
import { Clock, days, later } from '../../../kernel/clock.js';
import { DomainError, unprocessable } from '../../../kernel/errors.js';
import { hashOfSecret, newSecret } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { newCode, LIFETIME, type Purpose } from './mailed-code.js';
import { OneTimeToken } from './one-time-token.entity.js';

const REMEMBERED_FOR = days(30);

export const linkInvalid = () =>
  unprocessable('link_invalid', 'This link has expired or was already used. Request a new one.');

/** Tokens of mailed links. Each proves once who a person is. Only the email contains the token itself. */
@Injectable()
export class OneTimeTokenService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Issues a token. A new invitation ends the previous one. */
  async issue(tx: Tx, accountId: string, purpose: Purpose): Promise<string> {
    if (purpose === 'invitation') await this.end(tx, accountId, purpose);
    const token = newSecret();
    await this.keep(tx, token, accountId, purpose);
    return token;
  }

  /** Issues a code short enough to type. A code works once, for its account only. */
  async issueCode(tx: Tx, accountId: string): Promise<string> {
    const code = newCode();
    await this.keep(tx, `${accountId}:${code}`, accountId, 'sign_in_code');
    return code;
  }

  /**
   * Uses up a typed code and the person's other codes; false if the code does not work or another request came first.
   */
  async useCode(accountId: string, typed: string): Promise<boolean> {
    try {
      await this.database.transaction((tx) => this.use(tx, `${accountId}:${typed}`, ['sign_in_code']));
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'link_invalid') return false;
      throw error;
    }
  }

  private async keep(tx: Tx, token: string, accountId: string, purpose: Purpose): Promise<void> {
    await tx.insert(OneTimeToken, {
      tokenHash: hashOfSecret(token),
      accountId,
      purpose,
      expiresAt: later(this.clock.now(), LIFETIME[purpose]),
    });
  }

  async end(tx: Tx, accountId: string, purpose: Purpose): Promise<void> {
    await tx.delete(OneTimeToken, { accountId, purpose });
  }

  /** Returns the owner of the token, without using the token up. */
  async ownerOf(token: string, purposes: readonly Purpose[]): Promise<string> {
    const row = await this.database.one<{ accountId: string }>(
      `select account_id as "accountId" from one_time_tokens
       where token_hash = $1 and purpose = any($2) and expires_at > $3 and used_at is null`,
      [hashOfSecret(token), purposes, this.clock.now()],
    );
    if (!row) throw linkInvalid();
    return row.accountId;
  }

  /** Returns whether the link has this purpose and still works. */
  async isFor(token: string, purpose: Purpose): Promise<boolean> {
    const row = await this.database.one(
      'select 1 as found from one_time_tokens where token_hash = $1 and purpose = $2 and expires_at > $3 and used_at is null',
      [hashOfSecret(token), purpose, this.clock.now()],
    );
    return row !== undefined;
  }

  /**
   * Uses up a token together with the person's other tokens of the same purpose. Only one of two simultaneous requests
   * succeeds. The token is remembered for a month, so that a person who opens the link again can be told that it has
   * been used.
   */
  async use(tx: Tx, token: string, purposes: readonly Purpose[]): Promise<string> {
    const now = this.clock.now();
    const until = later(now, REMEMBERED_FOR);
    const rows = await tx.query<{ accountId: string }>(
      `update one_time_tokens set used_at = $3, expires_at = $4
       where token_hash = $1 and purpose = any($2) and expires_at > $3 and used_at is null
       returning account_id as "accountId"`,
      [hashOfSecret(token), purposes, now, until],
    );
    const accountId = rows[0]?.accountId;
    if (!accountId) throw linkInvalid();
    await tx.query(
      `update one_time_tokens set used_at = $3, expires_at = $4
       where account_id = $1 and purpose = any($2) and used_at is null`,
      [accountId, purposes, now, until],
    );
    return accountId;
  }

  /** Returns whether this link, or another one for the same purpose, was used. */
  async isUsed(token: string, purposes: readonly Purpose[]): Promise<boolean> {
    const row = await this.database.one(
      `select 1 as found from one_time_tokens where token_hash = $1 and purpose = any($2) and used_at is not null`,
      [hashOfSecret(token), purposes],
    );
    return row !== undefined;
  }
}
