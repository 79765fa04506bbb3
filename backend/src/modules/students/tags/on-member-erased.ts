import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';

@Injectable()
export class OnMemberErased {
  @On('member.erased', 'students.erase-tags')
  async eraseTags({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from tagged_students where account_id = $1', [accountId]);
  }
}
