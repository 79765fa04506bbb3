import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';

/** Removes the reasons, which may speak of the member. The entries stay in the log, with ids that lead to nobody. */
@Injectable()
export class OnMemberErased {
  @On('member.erased', 'audit.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('update audit_entries set reason = null where member_id = $1 and reason is not null', [
      accountId,
    ]);
  }
}
