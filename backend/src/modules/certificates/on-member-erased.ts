import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';

/** Deletes the member's certificates: they show the name to anyone who holds the code. */
@Injectable()
export class OnMemberErased {
  @On('member.erased', 'certificates.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from certificates where account_id = $1', [accountId]);
  }
}
