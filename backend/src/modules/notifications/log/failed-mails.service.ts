import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, notFound } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { ParkedJobs } from '../../../platform/jobs/parked-jobs.js';
import { AuditService } from '../../audit/index.js';
import type { MailKind } from '../kinds/mail-kinds.js';
import { SEND_MAIL, sendingOf } from '../mail-post.service.js';
import { templateOf } from '../templates/registry.js';

/** Emails that failed every retry and need the coach's decision. */
@Injectable()
export class FailedMailsService {
  constructor(
    private readonly database: Database,
    private readonly parked: ParkedJobs,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  count(): Promise<number> {
    return this.parked.count(SEND_MAIL.kind);
  }

  /** Ids of all failed emails. */
  async ids(): Promise<string[]> {
    return [...(await this.problems()).keys()];
  }

  /** All failed emails by id, each with its last error. */
  async problems(): Promise<Map<string, string>> {
    const errors = await this.parked.errorsByKey(SEND_MAIL.kind);
    return new Map([...errors].map(([key, error]) => [mailIdOf(key), error]));
  }

  /** Returns the ids of the failed ones among these emails. */
  async among(mailIds: readonly string[]): Promise<Set<string>> {
    const keys = await this.parked.keysAmong(mailIds.map(sendingOf));
    return new Set(mailIds.filter((id) => keys.has(sendingOf(id))));
  }

  /**
   * Returns, for the failed ones among these emails, if they can be sent again because their content is stored or can
   * be rewritten.
   */
  async canSendAgain(mailIds: readonly string[]): Promise<Map<string, boolean>> {
    const failed = [...(await this.among(mailIds))];
    const lost = failed.length > 0 ? await this.lostAmong(failed) : new Set();
    return new Map(failed.map((id) => [id, !lost.has(id)]));
  }

  /** Retries every failed email that can be sent again. Returns how many. */
  async sendAllAgain(by: string): Promise<number> {
    const lost = await this.lostAmong(await this.ids());
    return this.database.transaction(async (tx) => {
      const count = await this.parked.retryKind(tx, SEND_MAIL.kind, [...lost].map(sendingOf));
      if (count > 0)
        await this.audit.record(tx, { by, action: 'mail.resent', subject: { type: 'mail' }, count });
      return count;
    });
  }

  /** Retries one failed email. Throws 404 for an email that did not fail. */
  async sendAgain(id: string, by: string): Promise<void> {
    if ((await this.lostAmong([id])).has(id))
      throw conflict('wrong_status', 'We don’t keep the text of this email, so you can’t send it again');
    await this.database.transaction(async (tx) => {
      if (!(await this.parked.retryKey(tx, sendingOf(id)))) throw notFound('Failed email');
      const memberId = await this.readerOf(tx, id);
      await this.audit.record(tx, { by, action: 'mail.resent', subject: { type: 'mail', id }, memberId });
    });
  }

  /** Discards all failed emails. Returns how many. */
  discardAll(by: string): Promise<number> {
    return this.database.transaction(async (tx) => {
      const ids = (await this.parked.discardKind(tx, SEND_MAIL.kind)).map(mailIdOf);
      if (ids.length === 0) return 0;
      await this.drop(tx, ids);
      await this.audit.record(tx, {
        by,
        action: 'mail.discarded',
        subject: { type: 'mail' },
        count: ids.length,
      });
      return ids.length;
    });
  }

  /** Discards one failed email. Throws 404 for an email that did not fail. */
  discard(id: string, by: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      if (!(await this.parked.discardKey(tx, sendingOf(id)))) throw notFound('Failed email');
      await this.drop(tx, [id]);
      const memberId = await this.readerOf(tx, id);
      await this.audit.record(tx, { by, action: 'mail.discarded', subject: { type: 'mail', id }, memberId });
    });
  }

  /** Returns those of these emails that bounced and cannot be rewritten, because their content is not stored. */
  private async lostAmong(mailIds: readonly string[]): Promise<Set<string>> {
    const returned = await this.database.query<{ id: string; kind: MailKind }>(
      `select id, kind from mails where id = any($1) and status = 'bounced' and returned_because is not null`,
      [mailIds],
    );
    return new Set(returned.filter(({ kind }) => !templateOf(kind).isRewritable).map(({ id }) => id));
  }

  private async drop(tx: Tx, ids: readonly string[]): Promise<void> {
    await tx.query(`update mails set status = 'dropped', settled_at = $2 where id = any($1)`, [
      ids,
      this.clock.now(),
    ]);
  }

  private async readerOf(tx: Tx, id: string): Promise<string | undefined> {
    const mail = await tx.one<{ accountId: string }>(
      'select account_id as "accountId" from mails where id = $1',
      [id],
    );
    return mail?.accountId;
  }
}

const mailIdOf = (key: string): string => key.slice(sendingOf('').length);
