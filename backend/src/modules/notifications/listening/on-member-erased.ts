import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { FORGET_MAILS } from '../../../platform/mail/index.js';
import { BellService } from '../bell.service.js';

/** Deletes the member's mails, also where they are kept instead of sent, preferences, the devices of push messages, and what she and others were told in the app; a mail that still waits is dropped for want of a recipient. */
@Injectable()
@OnEvent('member.erased', 'notifications.erase')
export class OnMemberErased implements EventListener<'member.erased'> {
  constructor(
    private readonly jobs: JobQueue,
    private readonly bell: BellService,
  ) {}

  async handle({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    const [mails] = (await tx.query('delete from mails where account_id = $1 returning id', [accountId])) as [
      { id: string }[],
      number,
    ];
    const words = mails.map(({ id }) => id);
    if (words.length > 0) await this.jobs.add(tx, { kind: FORGET_MAILS, payload: { words } });
    await this.bell.forgetPerson(tx, accountId);
    await tx.query('delete from notification_preferences where account_id = $1', [accountId]);
    await tx.query('delete from notification_settings where account_id = $1', [accountId]);
    await tx.query('delete from push_devices where account_id = $1', [accountId]);
    await tx.query('update untold_sales set account_id = null where account_id = $1', [accountId]);
  }
}
