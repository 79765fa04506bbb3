import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { SecondFactorChange } from '../../../events/index.js';
import { Clock } from '../../../kernel/clock.js';
import { badRequest, conflict } from '../../../kernel/errors.js';
import type { ReportedAct } from '../../../kernel/minor-acts.js';
import { hashOfSecret, newId } from '../../../kernel/ids.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { Role } from '../../../kernel/roles.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { PublishedSiteService } from '../../site/index.js';
import { AccountsQueries } from '../accounts.queries.js';
import { normalEmail } from '../email-address.js';
import { SightService } from '../sight/sight.service.js';
import { RecoveryCode, SecondFactor } from './second-factor.entity.js';
import type { SecondFactorResponse, SecondFactorSetupResponse } from './second-factor.dto.js';
import { matchingStep, newTotpSecret, otpauthUrl } from './totp.js';
import { TotpSecretsService } from './totp-secrets.service.js';

const RECOVERY_CODES = 10;

/** Names of the changes, as reported to a minor's guardians. */
const ACTS: Record<SecondFactorChange, ReportedAct> = {
  on: 'second_factor_on',
  off: 'second_factor_off',
  removed: 'second_factor_off',
  'removed-by-guardian': 'second_factor_off',
  'new-recovery-codes': 'recovery_codes',
};

/** A person's authenticator app, and recovery codes in case it is lost (product rule 2.9). */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queries: AccountsQueries,
    private readonly secrets: TotpSecretsService,
    private readonly outbox: Outbox,
    private readonly sight: SightService,
    private readonly published: PublishedSiteService,
    @Inject(CONFIG) private readonly config: Pick<Config, 'coachNeedsSecondFactor'>,
  ) {}

  async isOn(accountId: string): Promise<boolean> {
    return (await this.confirmed(accountId)) !== undefined;
  }

  async state({ accountId, role }: SignedIn): Promise<SecondFactorResponse> {
    const row = await this.database.one<{ left: number }>(
      'select count(*)::int as left from recovery_codes where account_id = $1',
      [accountId],
    );
    return {
      isOn: await this.isOn(accountId),
      recoveryCodesLeft: row?.left ?? 0,
      isRequired: this.isRequiredOf(role),
    };
  }

  /** Creates a new secret. Codes are required only after a first one has proved that the app has the secret. */
  async start(accountId: string): Promise<SecondFactorSetupResponse> {
    const secret = newTotpSecret();
    const { email } = await this.queries.credentials(accountId);
    const row = await this.database.one(
      `insert into second_factors as f (account_id, secret) values ($1, $2)
       on conflict (account_id) do update set secret = $2, last_step = 0 where f.confirmed_at is null
       returning 1`,
      [accountId, this.secrets.seal(accountId, secret)],
    );
    if (!row) throw conflict('totp_on', 'Two-step sign-in is already on. Turn it off first.');
    const { place } = await this.published.site();
    return { secret, otpauthUrl: otpauthUrl(secret, place.name, email) };
  }

  /** Returns the recovery codes, which are shown only once. */
  async confirm(accountId: string, code: string): Promise<string[]> {
    return this.database.transaction(async (tx) => {
      const pending = await tx.findOne(SecondFactor, {
        where: { accountId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!pending || pending.confirmedAt) throw conflict('totp_not_started', 'Please start over');
      const step = await this.stepOf(accountId, code, pending);
      if (step === undefined)
        throw badRequest('wrong_code', 'This code isn’t correct', { code: 'isn’t correct' });
      await tx.update(SecondFactor, { accountId }, { confirmedAt: this.clock.now(), lastStep: step });
      await this.tell(tx, accountId, 'on');
      return this.newRecoveryCodes(tx, accountId);
    });
  }

  /** Replaces the recovery codes; the earlier ones stop working. */
  async replaceRecoveryCodes(accountId: string): Promise<string[]> {
    return this.database.transaction(async (tx) => {
      const factor = await tx.findOne(SecondFactor, {
        where: { accountId, confirmedAt: Not(IsNull()) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!factor) throw conflict('totp_off', 'Two-step sign-in isn’t on, so there are no recovery codes');
      await tx.delete(RecoveryCode, { accountId });
      await this.tell(tx, accountId, 'new-recovery-codes');
      return this.newRecoveryCodes(tx, accountId);
    });
  }

  async switchOff({ accountId, role }: SignedIn): Promise<void> {
    if (this.isRequiredOf(role))
      throw conflict(
        'totp_required',
        'The coach must use two-step sign-in on this site, so you can’t turn it off',
      );
    await this.delete(accountId, 'off');
  }

  /**
   * Removes the second factor on the operator's behalf, after the phone and the recovery codes are lost. False if there
   * was none.
   */
  async remove(email: string): Promise<boolean> {
    const account = await this.queries.byEmail(normalEmail(email));
    return account !== undefined && this.delete(account.id, 'removed');
  }

  /** Removes the second factor; false if there was none. */
  async removeWithin(tx: Tx, accountId: string, change: SecondFactorChange): Promise<boolean> {
    await tx.delete(RecoveryCode, { accountId });
    const removed = await tx.findOne(SecondFactor, {
      where: { accountId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!removed) return false;
    await tx.delete(SecondFactor, { accountId });
    if (removed.confirmedAt) await this.tell(tx, accountId, change);
    return true;
  }

  private delete(accountId: string, change: SecondFactorChange): Promise<boolean> {
    return this.database.transaction((tx) => this.removeWithin(tx, accountId, change));
  }

  private async tell(tx: Tx, accountId: string, change: SecondFactorChange): Promise<void> {
    await this.sight.tell(tx, ACTS[change], accountId);
    await this.outbox.publish(tx, 'second-factor.changed', { accountId, changeId: newId(), change });
  }

  private isRequiredOf(role: Role): boolean {
    return role === 'creator' && this.config.coachNeedsSecondFactor;
  }

  /** Accepts a code of the app or a recovery code, each once: of two simultaneous requests only one changes the row. */
  async accepts(accountId: string, code: string): Promise<boolean> {
    const typed = code.replaceAll(/[\s-]/g, '').toLowerCase();
    return /^\d{6}$/.test(typed) ? this.useStep(accountId, typed) : this.useRecoveryCode(accountId, typed);
  }

  private async useStep(accountId: string, code: string): Promise<boolean> {
    const factor = await this.confirmed(accountId);
    if (!factor) return false;
    const step = await this.stepOf(accountId, code, factor);
    if (step === undefined) return false;
    const used = await this.database.one(
      'update second_factors set last_step = $2 where account_id = $1 and last_step < $2 returning 1',
      [accountId, step],
    );
    return used !== undefined;
  }

  private async stepOf(
    accountId: string,
    code: string,
    { secret, lastStep }: Pick<SecondFactor, 'secret' | 'lastStep'>,
  ): Promise<number | undefined> {
    const opened = this.secrets.open(accountId, secret);
    return opened === undefined ? undefined : matchingStep(opened, code, this.clock.now(), lastStep);
  }

  private async useRecoveryCode(accountId: string, typed: string): Promise<boolean> {
    const used = await this.database.one(
      'delete from recovery_codes where account_id = $1 and code_hash = $2 returning 1',
      [accountId, hashOfSecret(typed)],
    );
    return used !== undefined;
  }

  private confirmed(accountId: string) {
    return this.database.one<{ secret: string; lastStep: number }>(
      `select secret, last_step as "lastStep" from second_factors
       where account_id = $1 and confirmed_at is not null`,
      [accountId],
    );
  }

  private async newRecoveryCodes(tx: Tx, accountId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(10).toString('hex'));
    await tx.insert(
      RecoveryCode,
      codes.map((code) => ({ accountId, codeHash: hashOfSecret(code) })),
    );
    return codes.map((code) => code.match(/.{5}/g)!.join('-'));
  }
}
