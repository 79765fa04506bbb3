import { Injectable } from '@nestjs/common';
import { Clock, days, hours, later } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { GuardianMailsService } from '../age/guardian-mails.service.js';
import { FORGET_AFTER } from '../password/sign-in-delay.js';

/** Ended sessions are kept for a while, so that a stolen token used late is recognized. */
const KEEP_ENDED = days(30);

/** Deletes expired login sessions, links and tries, and guardians' addresses after seven days. */
@Injectable()
export class SweepAccountsJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly guardianMails: GuardianMailsService,
  ) {}

  @Every(hours(1), 'accounts.sweep')
  async run(): Promise<void> {
    const now = this.clock.now();
    await this.database.query('delete from one_time_tokens where expires_at < $1', [now]);
    await this.guardianMails.forgetOld();
    await this.database.query(
      'delete from guardian_invitations where expires_at < $1 and accepted_by is null',
      [now],
    );
    await this.database.query('delete from email_changes where expires_at < $1', [now]);
    await this.database.query('delete from sign_in_tries where tried_at < $1', [later(now, -FORGET_AFTER)]);
    await this.database.query('delete from login_sessions where least(ended_at, expires_at) < $1', [
      later(now, -KEEP_ENDED),
    ]);
  }
}
