import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BellService } from '../bell.service.js';

/** Notifies members of levels they reached, and the coach of journals and assignments to read. */
@Injectable()
export class OnProgress {
  constructor(private readonly bell: BellService) {}

  /** Congratulates on a level once, even if it is lost and reached again. */
  @On('level.reached', 'notifications.bell-level-reached')
  async levelReached({ accountId, level }: EventMap['level.reached'], tx: Tx): Promise<void> {
    await this.bell.ring(tx, {
      kind: 'level_reached',
      accountId,
      thing: 'level',
      source: `level:${level}`,
      path: '/my-sanctum/growth',
      facts: { level },
    });
  }

  /** Notifies the coach that a member shares a journal. */
  @On('journal.shared', 'notifications.bell-journal-shared')
  async journalShared({ shareId, accountId: by }: EventMap['journal.shared'], tx: Tx): Promise<void> {
    await this.bell.ringCoach(tx, {
      kind: 'journal_shared',
      thing: shareId,
      source: shareId,
      by,
      path: '/creator/shared-journals',
    });
  }

  /** Withdraws notifications about a journal that is private again, and about its reply. Sharing it again notifies again. */
  @On('journal.unshared', 'notifications.bell-journal-unshared')
  async journalUnshared({ shareId }: EventMap['journal.unshared'], tx: Tx): Promise<void> {
    await this.bell.gone(tx, 'journal', [shareId]);
    await this.bell.takeBack(tx, ['journal_shared'], [shareId]);
  }

  /** Notifies the coach of work to review. Work that is handed in again is announced again. */
  @On('assignment.handed-in', 'notifications.bell-assignment-handed-in')
  async assignmentHandedIn(
    { submissionId, accountId: by }: EventMap['assignment.handed-in'],
    tx: Tx,
  ): Promise<void> {
    await this.bell.ringCoach(tx, {
      kind: 'assignment_handed_in',
      thing: submissionId,
      by,
      path: `/creator/assignments/${submissionId}/show`,
    });
  }

  /** Withdraws the coach's notification about work that was taken back. */
  @On('assignment.taken-back', 'notifications.bell-assignment-taken-back')
  async assignmentTakenBack({ submissionId }: EventMap['assignment.taken-back'], tx: Tx): Promise<void> {
    await this.bell.gone(tx, 'assignment', [submissionId]);
  }
}
