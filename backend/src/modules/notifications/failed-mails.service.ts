import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import { ParkedJobs } from '../../platform/jobs/parked-jobs.js';
import { AuditService } from '../audit/index.js';
import { SEND_MAIL, sendingOf } from './mail-post.service.js';

/** Mails that could not be sent so often that they wait for a person. */
@Injectable()
export class FailedMailsService {
  constructor(
    private readonly database: Database,
    private readonly parked: ParkedJobs,
    private readonly audit: AuditService,
  ) {}

  count(): Promise<number> {
    return this.parked.count(SEND_MAIL);
  }

  /** All of them. */
  async ids(): Promise<string[]> {
    return (await this.parked.keys(SEND_MAIL)).map((key) => key.slice(sendingOf('').length));
  }

  /** Which of these mails failed. */
  async among(mailIds: readonly string[]): Promise<Set<string>> {
    const keys = await this.parked.keysAmong(mailIds.map(sendingOf));
    return new Set(mailIds.filter((id) => keys.has(sendingOf(id))));
  }

  /** Sets aside every mail that waits to be sent, until the coach sends it. Returns how many. */
  holdAll(why: string): Promise<number> {
    return this.parked.hold(SEND_MAIL, why);
  }

  /** Tries all of them again. Returns how many. */
  sendAllAgain(by: string): Promise<number> {
    return this.database.transaction(async (tx) => {
      const count = await this.parked.retryKind(tx, SEND_MAIL);
      if (count > 0)
        await this.audit.record(tx, { by, action: 'mail.resent', subject: { type: 'mail' }, count });
      return count;
    });
  }

  /** Tries one of them again. A mail that did not fail looks as if it were not there. */
  sendAgain(id: string, by: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      const [mail] = await tx.query<{ accountId: string }[]>(
        'select account_id as "accountId" from mails where id = $1',
        [id],
      );
      if (!mail || !(await this.parked.retryKey(tx, sendingOf(id)))) throw notFound('Failed mail');
      await this.audit.record(tx, {
        ...{ by, action: 'mail.resent', subject: { type: 'mail', id } },
        memberId: mail.accountId,
      });
    });
  }
}
