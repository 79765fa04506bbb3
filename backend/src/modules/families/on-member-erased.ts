import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';

/** Deletes a ward's requests. Requests that a guardian answered stay, without the guardian and the guardian's words. */
@Injectable()
export class OnMemberErased {
  @On('member.erased', 'families.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from purchase_requests where ward_id = $1', [accountId]);
    await tx.query('update purchase_requests set answered_by = null, answer = null where answered_by = $1', [
      accountId,
    ]);
  }
}
