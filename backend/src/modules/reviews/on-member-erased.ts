import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';

/**
 * Deletes the member's reviews and reports of other reviews. The listener's name is stored in the database, so it still says
 * catalog, which had them.
 */
@Injectable()
export class OnMemberErased {
  @On('member.erased', 'catalog.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from reviews where account_id = $1', [accountId]);
    await tx.query('delete from review_reports where reporter_id = $1', [accountId]);
  }
}
