import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { naming } from '../../../kernel/naming.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { FORGET_MAILS } from '../../../platform/mail/index.js';
import { BellService } from '../bell.service.js';

/** Placeholder for the subject of a kept email that named an erased person. */
const FORMER_MEMBER = 'A former member';

/**
 * Deletes the member's emails, also where they are kept instead of sent, preferences, push devices, and notifications to and about
 * the member. Queued emails are dropped for want of a recipient. Subjects of emails to others no longer name the member.
 */
@Injectable()
export class OnMemberErased {
  constructor(
    private readonly jobs: JobQueue,
    private readonly bell: BellService,
  ) {}

  @On('member.erased', 'notifications.erase')
  async erase({ accountId, name }: EventMap['member.erased'], tx: Tx): Promise<void> {
    const hers = await tx.query<{ id: string }>('delete from mails where account_id = $1 returning id', [
      accountId,
    ]);
    // emails from releases that did not keep the members an email names are found by the name
    const ofOthers = await tx.query<{ id: string }>(
      `update mails set about = array_remove(about, $1), subject = $3
       where about @> array[$1]::uuid[] or subject ~ $2 returning id`,
      [accountId, name === undefined ? null : naming(name), FORMER_MEMBER],
    );
    const words = [...hers, ...ofOthers].map(({ id }) => id);
    if (words.length > 0) await this.jobs.add(tx, { job: FORGET_MAILS, payload: { words } });
    await this.bell.forgetPerson(tx, accountId);
    await tx.query('delete from notification_preferences where account_id = $1', [accountId]);
    await tx.query('delete from notification_settings where account_id = $1', [accountId]);
    await tx.query('delete from push_devices where account_id = $1', [accountId]);
    await tx.query('update untold_sales set account_id = null where account_id = $1', [accountId]);
  }
}
