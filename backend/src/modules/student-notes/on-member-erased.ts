import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';
import { StudentNote } from './student-note.entity.js';

/** What the coach wrote about a member goes with the member. */
@Injectable()
export class OnMemberErased {
  @On('member.erased', 'student-notes.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.delete(StudentNote, { studentId: accountId });
  }
}
