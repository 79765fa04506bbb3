import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';
import { StudentNote } from './student-note.entity.js';

/** Deletes the coach's notes about a member. Exports leave them out, because they belong to the coach. */
@Injectable()
export class PersonalDataService {
  @On('member.erased', 'student-notes.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.delete(StudentNote, { studentId: accountId });
  }
}
