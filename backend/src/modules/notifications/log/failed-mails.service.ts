import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, notFound } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { ParkedJobs } from '../../../platform/jobs/parked-jobs.js';
import { AuditService } from '../../audit/index.js';
import { isWrittenAnew, type MailKind } from '../kinds/mail-kinds.js';
import { SEND_MAIL, sendingOf } from '../mail-post.service.js';

/** Mails that could not be sent so often that they wait for a person. */
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

  /** All of them. */
  async ids(): Promise<string[]> {
    return [...(await this.problems()).keys()];
  }

  /** All of them by id, each with what went wrong last. */
  async problems(): Promise<Map<string, string>> {
    const errors = await this.parked.errorsByKey(SEND_MAIL.kind);
    return new Map([...errors].map(([key, error]) => [mailIdOf(key), error]));
  }

  /** Which of these mails failed. */
  async among(mailIds: readonly string[]): Promise<Set<string>> {
    const keys = await this.parked.keysAmong(mailIds.map(sendingOf));
    return new Set(mailIds.filter((id) => keys.has(sendingOf(id))));
  }

  /** Those of these mails that failed, and whether each can be sent again: what it says is there or can be written anew. */
  async canSendAgain(mailIds: readonly string[]): Promise<Map<string, boolean>> {
    const failed = [...(await this.among(mailIds))];
    const lost = failed.length > 0 ? await this.lostAmong(failed) : new Set();
    return new Map(failed.map((id) => [id, !lost.has(id)]));
  }

  /** Tries all of them again that can be. Returns how many. */
  async sendAllAgain(by: string): Promise<number> {
    const lost = await this.lostAmong(await this.ids());
    return this.database.transaction(async (tx) => {
      const count = await this.parked.retryKind(tx, SEND_MAIL.kind, [...lost].map(sendingOf));
      if (count > 0)
        await this.audit.record(tx, { by, action: 'mail.resent', subject: { type: 'mail' }, count });
      return count;
    });
  }

  /** Tries one of them again. A mail that did not fail looks as if it were not there. */
  async sendAgain(id: string, by: string): Promise<void> {
    if ((await this.lostAmong([id])).has(id))
      throw conflict('wrong_status', 'What this mail said is not kept, so it cannot be sent again');
    await this.database.transaction(async (tx) => {
      if (!(await this.parked.retryKey(tx, sendingOf(id)))) throw notFound('Failed mail');
      const memberId = await this.readerOf(tx, id);
      await this.audit.record(tx, { by, action: 'mail.resent', subject: { type: 'mail', id }, memberId });
    });
  }

  /** None of them is sent any more. Returns how many. */
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

  /** One of them is not sent any more. A mail that did not fail looks as if it were not there. */
  discard(id: string, by: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      if (!(await this.parked.discardKey(tx, sendingOf(id)))) throw notFound('Failed mail');
      await this.drop(tx, [id]);
      const memberId = await this.readerOf(tx, id);
      await this.audit.record(tx, { by, action: 'mail.discarded', subject: { type: 'mail', id }, memberId });
    });
  }

  /** Which of these mails came back after they were sent and cannot be written anew: what they said is not kept. */
  private async lostAmong(mailIds: readonly string[]): Promise<Set<string>> {
    const returned = await this.database.query<{ id: string; kind: MailKind }>(
      `select id, kind from mails where id = any($1) and status = 'bounced' and returned_because is not null`,
      [mailIds],
    );
    return new Set(returned.filter(({ kind }) => !isWrittenAnew(kind)).map(({ id }) => id));
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
