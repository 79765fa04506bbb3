import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/database.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { FORGET_MAILS } from '../../../platform/mail/index.js';
import { WardConsentsService } from '../guardians/ward-consents.service.js';
import { LoginSessionService } from '../sessions/login-session.service.js';

@Injectable()
export class AccountErasureService {
  constructor(
    private readonly sessions: LoginSessionService,
    private readonly consents: WardConsentsService,
    private readonly outbox: Outbox,
    private readonly jobs: JobQueue,
  ) {}

  /**
   * Removes the member's account with all login sessions and emailed links; other modules remove their rows on
   * member.erased. Signs out minors who lose their last guardian, and removes jobs, stored emails and invitations that
   * name the member. Returns false if there is no such member, or it is the coach now.
   */
  async erase(tx: Tx, accountId: string): Promise<boolean> {
    const member = await tx.one<{ email: string; name: string }>(
      `select email, name from accounts where id = $1 and role = 'member' for update`,
      [accountId],
    );
    if (!member) return false;
    await this.sessions.endAll(tx, accountId);
    await this.consents.endWithout(tx, accountId);
    await tx.query('delete from accounts where id = $1', [accountId]);
    await tx.query('delete from guardian_invitations where lower(email) = $1', [member.email]);
    await tx.query('delete from guardian_mails where lower(email) = $1', [member.email]);
    await this.jobs.forget(tx, [accountId, member.email]);
    await this.jobs.add(tx, { job: FORGET_MAILS, payload: { words: [member.email, member.name] } });
    await this.outbox.publish(tx, 'member.erased', { accountId, ...member });
    return true;
  }
}
