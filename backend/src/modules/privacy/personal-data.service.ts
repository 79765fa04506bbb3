import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import { type PersonalData, TellsPersonalData } from '../../platform/personal-data/index.js';
import type { EventMap } from '../../events/index.js';
import { On } from '../../platform/jobs/decorators.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { MediaLibraryService } from '../media/index.js';
import { objectKeyOf } from './export-names.js';
import { REMEMBER_ERASURE } from './remembered-erasures.js';

type RequestRow = { what: 'copy' | 'deletion'; at: Date; until: Date | null };

const NAMES: Record<RequestRow['what'], string> = {
  copy: 'A copy of your data',
  deletion: 'The deletion of your account',
};

@Injectable()
@TellsPersonalData({ order: 100, tables: ['data_exports', 'account_deletions'] })
export class PersonalDataService {
  constructor(
    private readonly database: Database,
    private readonly library: MediaLibraryService,
    private readonly jobs: JobQueue,
  ) {}

  async collect(accountId: string): Promise<PersonalData> {
    const rows = await this.database.query<RequestRow>(
      `select 'copy' as what, requested_at as at, expires_at as until from data_exports where account_id = $1
       union all
       select 'deletion', scheduled_at, erases_at from account_deletions where account_id = $1
       order by at desc`,
      [accountId],
    );
    return {
      pages: [
        {
          name: 'requests',
          title: 'Your requests',
          lead: 'Requests for a copy of your data, like this one, and to delete your account.',
          entries: rows.map(({ what, at, until }) => ({
            title: NAMES[what],
            facts: { 'Requested on': at, Until: until },
          })),
          rows,
        },
      ],
    };
  }

  /**
   * Deletes the member's deletion request and exports, including one in progress, and queues the record of the erasure.
   */
  @On('member.erased', 'privacy.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx) {
    await tx.query('delete from account_deletions where account_id = $1', [accountId]);
    const gone = await tx.query<{ id: string }>(
      'delete from data_exports where $1 in (account_id, asked_by) returning id',
      [accountId],
    );
    for (const { id } of gone) await this.library.discard(tx, objectKeyOf(id));
    await this.jobs.add(tx, { job: REMEMBER_ERASURE, payload: { accountId } });
  }
}
