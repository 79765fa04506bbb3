import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { MediaLibraryService } from '../media/index.js';
import { objectKeyOf } from './export-names.js';
import { REMEMBER_ERASURE } from './remembered-erasures.js';

/** Deletes the member's deletion request and exports, including one in progress, and queues remembering the erasure. */
@Injectable()
export class OnMemberErased {
  constructor(
    private readonly library: MediaLibraryService,
    private readonly jobs: JobQueue,
  ) {}

  @On('member.erased', 'privacy.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from account_deletions where account_id = $1', [accountId]);
    const gone = await tx.query<{ id: string }>(
      'delete from data_exports where $1 in (account_id, asked_by) returning id',
      [accountId],
    );
    for (const { id } of gone) {
      await this.library.discard(tx, objectKeyOf(id));
    }
    await this.jobs.add(tx, { job: REMEMBER_ERASURE, payload: { accountId } });
  }
}
