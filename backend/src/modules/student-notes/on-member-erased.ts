import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';
import { StudentNote } from './student-note.entity.js';

/** What the coach wrote about a member goes with the member. */
@Injectable()
@OnEvent('member.erased', 'student-notes.erase')
export class OnMemberErased implements EventListener<'member.erased'> {
  async handle({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.delete(StudentNote, { studentId: accountId });
  }
}
