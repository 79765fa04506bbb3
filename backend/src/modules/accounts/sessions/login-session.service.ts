import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Clock, later, seconds } from '../../../kernel/clock.js';
import { DomainError, notFound } from '../../../kernel/errors.js';
import { hashOfSecret, newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { LiveUpdates } from '../../../platform/realtime/live-updates.js';
import type { Actor } from '../../../platform/security/actor.js';
import { REFRESH_SECONDS } from '../../../platform/security/session-cookies.js';
import { Account } from '../account.entity.js';
import { guardianNeeded } from '../guardian-needed.js';
import { KnownDevicesService } from '../known-devices/known-devices.service.js';
import { may, type Person, STRANGERS } from '../policy/may.js';
import { AccessTokenService } from './access-token.service.js';
import { LoginSession } from './login-session.entity.js';
import { type RefreshToken, RefreshTokenService } from './refresh-token.service.js';
import { SessionVerifierService } from './session-verifier.service.js';

/** Session that a browser keeps in its cookies. */
export type OpenSession = { accountId: string; sessionId: string; accessToken: string; refreshToken: string };

/**
 * Grace period in which a used token returns the same successor: a second tab may send it, or the response was lost.
 */
const GRACE = seconds(10);

/** Opens, renews and ends the login sessions of a person, one for each device (product rule 2.3). */
@Injectable()
export class LoginSessionService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly accessTokens: AccessTokenService,
    private readonly refreshTokens: RefreshTokenService,
    private readonly verifier: SessionVerifierService,
    private readonly devices: KnownDevicesService,
    private readonly updates: LiveUpdates,
  ) {}

  async open(tx: Tx, accountId: string, device: string): Promise<OpenSession> {
    const now = this.clock.now();
    await this.seen(tx, accountId, now);
    const sessionId = newId();
    const refreshToken = this.refreshTokens.make(sessionId, 0);
    await tx.insert(LoginSession, {
      id: sessionId,
      accountId,
      device,
      refreshHash: hashOfSecret(refreshToken),
      createdAt: now,
      lastSeenAt: now,
      authenticatedAt: now,
      expiresAt: later(now, seconds(REFRESH_SECONDS)),
    });
    const accessToken = await this.accessTokens.sign({ accountId, sessionId });
    return { accountId, sessionId, accessToken, refreshToken };
  }

  /**
   * Updates the last use. This also locks the account between signing in and a block or the end of a guardian's
   * consent: a session that opens meanwhile is refused, or ended with the others.
   */
  private async seen(tx: Tx, accountId: string, now: Date): Promise<void> {
    const { affected } = await tx.update(
      Account,
      { id: accountId, blockedAt: IsNull() },
      { lastSeenAt: now },
    );
    if (affected === 0) throw signInRequired();
    const { role, ageBand, agreedPurposes } = await tx.findOneByOrFail(Account, { id: accountId });
    const person: Person = { role, band: ageBand };
    const consented = agreedPurposes.includes('account');
    const facts = { ...STRANGERS, kinship: 'self' as const, consented };
    if (!may(person, 'take-part', person, facts)) throw guardianNeeded();
  }

  /** Exchanges a refresh token. Of several calls with the same token, only one changes the row. */
  async rotate(token: string | undefined): Promise<OpenSession> {
    const presented = this.refreshTokens.read(token);
    if (!presented) throw signInRequired();
    const now = this.clock.now();
    const successor = this.refreshTokens.make(presented.sessionId, presented.generation + 1);
    const row = await this.database.one<{ accountId: string }>(
      // The account first, as everywhere: two transactions that lock the two in different orders would deadlock.
      `with seen as (
         update accounts a set last_seen_at = $4 from login_sessions s
         where s.id = $1 and s.refresh_hash = $2 and s.ended_at is null and s.expires_at > $4 and a.id = s.account_id
         returning a.id
       )
       update login_sessions
       set generation = generation + 1, previous_hash = refresh_hash, refresh_hash = $3, rotated_at = $4,
           last_seen_at = $4, expires_at = $5
       where id = $1 and refresh_hash = $2 and ended_at is null and expires_at > $4
         and account_id in (select id from seen)
       returning account_id as "accountId"`,
      [
        presented.sessionId,
        presented.hash,
        hashOfSecret(successor),
        now,
        later(now, seconds(REFRESH_SECONDS)),
      ],
    );
    const { accountId, refreshToken } = row
      ? { ...row, refreshToken: successor }
      : await this.justReplaced(presented, now);
    const { sessionId } = presented;
    const accessToken = await this.accessTokens.sign({ accountId, sessionId });
    return { accountId, sessionId, accessToken, refreshToken };
  }

  /**
   * Returns owner and successor of a token that was exchanged a moment ago. An older token counts as stolen, so the
   * session ends.
   */
  private async justReplaced({ sessionId, generation, hash }: RefreshToken, now: Date) {
    const session = await this.database.one<{
      accountId: string;
      refreshHash: string;
      replaced: boolean;
      live: boolean;
    }>(
      `select account_id as "accountId", refresh_hash as "refreshHash", previous_hash = $2 and rotated_at > $3 as replaced,
              ended_at is null and expires_at > $4 as live
       from login_sessions where id = $1`,
      [sessionId, hash, later(now, -GRACE), now],
    );
    if (!session?.live) throw signInRequired();
    const refreshToken = this.refreshTokens.madeBefore(sessionId, generation + 1, session.refreshHash);
    if (!session.replaced || refreshToken === undefined) {
      await this.endStolen(session.accountId, sessionId);
      throw signInRequired();
    }
    return { accountId: session.accountId, refreshToken };
  }

  private async endStolen(accountId: string, sessionId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ended = await this.endIn(tx, 'id = $1 and account_id = $2', [sessionId, accountId]);
      await this.devices.forgetOthers(tx, accountId, undefined);
      if (ended > 0) await this.outbox.publish(tx, 'login-session.reuse-detected', { accountId, sessionId });
    });
  }

  /** Signs out one device of a person; only the asking browser stays known. 404 for another person's device. */
  async end(accountId: string, sessionId: string, deviceToken: string | undefined): Promise<void> {
    const ended = await this.database.transaction(async (tx) => {
      await this.devices.forgetOthers(tx, accountId, deviceToken);
      return this.endIn(tx, 'id = $1 and account_id = $2', [sessionId, accountId]);
    });
    if (ended === 0) throw notFound('Device');
  }

  /** Signs out the current device, identified by the signed-in person or by its refresh token. */
  async endOf(actor: Actor, token: string | undefined): Promise<void> {
    const sessionId = actor?.sessionId ?? this.refreshTokens.read(token)?.sessionId;
    if (sessionId) await this.database.transaction((tx) => this.endIn(tx, 'id = $1', [sessionId]));
  }

  /** Signs out all devices and API tokens of a person and forgets all known devices, except those given. */
  async endAll(tx: Tx, accountId: string, except: { sessionId?: string; token?: string | undefined } = {}) {
    await this.endIn(tx, 'account_id = $1 and id is distinct from $2', [accountId, except.sessionId ?? null]);
    await this.devices.forgetOthers(tx, accountId, except.token);
    await tx.query('delete from api_tokens where account_id = $1', [accountId]);
  }

  private async endIn(tx: Tx, which: string, parameters: unknown[]): Promise<number> {
    const rows = await tx.query<{ id: string; accountId: string }>(
      `update login_sessions set ended_at = $${parameters.length + 1}
       where ${which} and ended_at is null returning id, account_id as "accountId"`,
      [...parameters, this.clock.now()],
    );
    const sessionIds = rows.map(({ id }) => id);
    this.verifier.forget(sessionIds);
    if (rows.length > 0) await this.outbox.publish(tx, 'login-sessions.ended', { sessionIds });
    await this.updates.end(tx, [...new Set(rows.map(({ accountId }) => accountId))]);
    return rows.length;
  }
}

const signInRequired = () => new DomainError('sign_in_required', 'Please sign in');
