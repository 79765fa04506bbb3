import { Injectable } from '@nestjs/common';
import { Clock, later } from '../../../kernel/clock.js';
import { badRequest, DomainError, notFound } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { brokenConstraint } from '../../../platform/database/postgres-errors.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { RateLimiter } from '../../../platform/security/rate-limiter.js';
import { Account } from '../account.entity.js';
import { AccountsQueries } from '../accounts.queries.js';
import type { ChangeEmailRequest } from '../credentials.dto.js';
import { EmailChange } from './email-change.entity.js';
import { LIFETIME } from '../one-time-tokens/mailed-code.js';
import { linkInvalid, OneTimeTokenService } from '../one-time-tokens/one-time-token.service.js';
import { OpenEmailChangesService } from '../open-email-changes.service.js';
import { SightService } from '../sight/sight.service.js';
import { PasswordService } from '../password/password.service.js';

/** Limit per recipient address: its owner may be a stranger. */
const MAILS_AN_HOUR = { name: 'me.email-mails', limit: 5, perSeconds: 3600 };

/**
 * Changes a person's address when they open the link that was mailed to it. A request does not reveal if the address is
 * taken. The person who opens the link learns that from the unique constraint.
 */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly queries: AccountsQueries,
    private readonly passwords: PasswordService,
    private readonly tokens: OneTimeTokenService,
    private readonly open: OpenEmailChangesService,
    private readonly sight: SightService,
    private readonly limiter: RateLimiter,
  ) {}

  async ask(me: SignedIn, { newEmail, password }: ChangeEmailRequest): Promise<void> {
    const { accountId } = me;
    await this.passwords.prove(me, password);
    const { email: oldEmail } = await this.queries.credentials(accountId);
    if (newEmail === oldEmail)
      throw badRequest('same_email', 'This is already your email', { newEmail: 'is already your email' });
    await this.limiter.count(MAILS_AN_HOUR, newEmail);
    await this.database.transaction((tx) => this.beginInSight(tx, accountId, { newEmail, oldEmail }));
  }

  /** Counts the email that `askFor` would send, if any, against the limit. Call this before `askFor`. */
  async countMail(accountId: string, newEmail: string): Promise<void> {
    const known = await this.database.one(
      `select from accounts where id = $1 and email = $2
       union all select from email_changes where account_id = $1 and new_email = $2 and confirmed_at is null and expires_at > $3
       union all select from approval_requests where ward_id = $1 and new_email = $2`,
      [accountId, newEmail, this.clock.now()],
    );
    if (!known) await this.limiter.count(MAILS_AN_HOUR, newEmail);
  }

  /**
   * Requests a new address for a member on the coach's behalf. The member confirms it by link; a minor's guardian
   * approves it first. Entering the current address cancels an earlier request. Returns true if anything changed.
   */
  async askFor(tx: Tx, { id, email }: Pick<Account, 'id' | 'email'>, newEmail: string): Promise<boolean> {
    const asked = await tx.one<{ email: string }>(
      `select new_email as email from approval_requests where ward_id = $1 and act = 'email'
       union all select new_email from email_changes where account_id = $1 and confirmed_at is null and expires_at > $2`,
      [id, this.clock.now()],
    );
    if (newEmail === (asked?.email ?? email)) return false;
    if (newEmail === email) await this.callOffWithin(tx, id);
    else await this.beginInSight(tx, id, { newEmail, oldEmail: email, byCoach: true });
    return true;
  }

  /** Mails the link after a guardian has approved the address. */
  async beginApproved(tx: Tx, accountId: string, newEmail: string): Promise<void> {
    const { email: oldEmail } = await tx.findOneByOrFail(Account, { id: accountId });
    if (newEmail !== oldEmail) await this.begin(tx, accountId, { newEmail, oldEmail });
  }

  /** Begins the change, or a request for a guardian's approval. Either ends an earlier request. */
  private async beginInSight(
    tx: Tx,
    accountId: string,
    { byCoach, ...emails }: Pick<EmailChange, 'newEmail' | 'oldEmail'> & { byCoach?: true },
  ): Promise<void> {
    const { newEmail } = emails;
    if (await this.sight.mustWait(tx, 'email', accountId, { newEmail, ...(byCoach && { byCoach }) }))
      await this.open.callOff(tx, accountId);
    else await this.begin(tx, accountId, emails);
  }

  private async begin(tx: Tx, accountId: string, emails: Pick<EmailChange, 'newEmail' | 'oldEmail'>) {
    const change = { id: newId(), ...this.newLink(), ...emails, confirmedAt: null };
    await tx.upsert(EmailChange, { accountId, ...change }, ['accountId']);
    await this.announce(tx, accountId, change);
  }

  /** Mails a new link; the one before it stops working. */
  async resend(accountId: string): Promise<void> {
    const change = await this.database.one<{ id: string; newEmail: string }>(
      `select id, new_email as "newEmail" from email_changes
       where account_id = $1 and confirmed_at is null and expires_at > $2`,
      [accountId, this.clock.now()],
    );
    if (!change) throw nothingToResend();
    await this.limiter.count(MAILS_AN_HOUR, change.newEmail);
    const link = this.newLink();
    await this.database.transaction(async (tx) => {
      const { affected } = await tx.update(EmailChange, { accountId, id: change.id }, link);
      if (!affected) throw nothingToResend();
      await this.announce(tx, accountId, { id: change.id, ...link });
    });
  }

  async callOff(accountId: string): Promise<void> {
    await this.database.transaction((tx) => this.callOffWithin(tx, accountId));
  }

  private async callOffWithin(tx: Tx, accountId: string): Promise<void> {
    await this.sight.end(tx, 'email', accountId, 'withdrawn');
    await this.open.callOff(tx, accountId);
  }

  /** Sets the new address after its link was opened. Links mailed to the old address stop working. */
  async confirm(token: string): Promise<void> {
    try {
      await this.database.transaction(async (tx) => {
        const id = await this.tokens.use(tx, token, ['change_email']);
        const confirmedAt = this.clock.now();
        const rows = await tx.query<{ email: string }>(
          `update email_changes set confirmed_at = $2 where account_id = $1 and confirmed_at is null
           returning new_email as email`,
          [id, confirmedAt],
        );
        if (!rows[0]) throw linkInvalid();
        await tx.update(Account, { id }, { email: rows[0].email, emailVerifiedAt: confirmedAt });
        await tx.query('delete from one_time_tokens where account_id = $1 and used_at is null', [id]);
      });
    } catch (error) {
      throw brokenConstraint(error) === 'accounts_email_key' ? emailTaken() : error;
    }
  }

  /** Returns the link's token and recipient; undefined if a newer link replaced it or the change was canceled. */
  async issueLink(linkId: string): Promise<{ email: string; token: string } | undefined> {
    return this.database.transaction(async (tx) => {
      // Locked, so that no token is created for an address that is being replaced.
      const change = await tx.one<{ accountId: string; email: string }>(
        `select account_id as "accountId", new_email as email from email_changes
         where link_id = $1 and confirmed_at is null and expires_at > $2 for update`,
        [linkId, this.clock.now()],
      );
      if (!change) return undefined;
      const token = await this.tokens.issue(tx, change.accountId, 'change_email');
      return { email: change.email, token };
    });
  }

  /** Returns the old address, to be warned; undefined when the change was canceled before the mail was written. */
  async addressToWarn(changeId: string): Promise<string | undefined> {
    const change = await this.database.one<{ email: string }>(
      'select old_email as email from email_changes where id = $1',
      [changeId],
    );
    return change?.email;
  }

  private newLink() {
    return { linkId: newId(), expiresAt: later(this.clock.now(), LIFETIME['change_email']) };
  }

  private async announce(tx: Tx, accountId: string, { id, linkId }: { id: string; linkId: string }) {
    await this.open.endLinks(tx, accountId);
    await this.outbox.publish(tx, 'email.change-requested', { accountId, changeId: id, linkId });
  }
}

const nothingToResend = () => notFound('Email change');

const emailTaken = () =>
  new DomainError('email_taken', 'There’s already an account with this email. Your email wasn’t changed.');
