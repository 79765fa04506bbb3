import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';

/** Awards points for lessons, courses, journals and sessions. */
@Injectable()
export class OnLearning {
  constructor(private readonly ledger: GrowthLedgerService) {}

  @On('lesson.completed', 'growth.lesson-completed')
  lessonCompleted({ accountId, lessonId }: EventMap['lesson.completed'], tx: Tx): Promise<void> {
    return this.ledger.settle(tx, accountId, 'lesson_completed', [lessonId]);
  }

  /** Awards the points of a course, in addition to those of its lessons. */
  @On('course.completed', 'growth.course-completed')
  courseCompleted({ accountId, courseId }: EventMap['course.completed'], tx: Tx): Promise<void> {
    return this.ledger.settle(tx, accountId, 'course_completed', [courseId]);
  }

  /** Takes back the points of progress that was undone. An issued certificate stays. */
  @On('progress.taken-back', 'growth.progress-taken-back')
  async progressTakenBack(progress: EventMap['progress.taken-back'], tx: Tx): Promise<void> {
    const { accountId, courseId, lessonIds } = progress;
    await this.ledger.settle(tx, accountId, 'lesson_completed', lessonIds);
    await this.ledger.settle(tx, accountId, 'course_completed', [courseId]);
  }

  @On('certificate.issued', 'growth.certificate-issued')
  certificateIssued({ accountId, courseId }: EventMap['certificate.issued'], tx: Tx): Promise<void> {
    return this.ledger.settle(tx, accountId, 'certificate_issued', [courseId]);
  }

  /** Settles a shared journal: it earns points until it is private again. */
  @On('journal.shared', 'growth.journal-shared')
  @On('journal.unshared', 'growth.journal-unshared')
  journalShared({ accountId, shareId }: EventMap['journal.shared'], tx: Tx): Promise<void> {
    return this.ledger.settle(tx, accountId, 'journal_shared', [shareId]);
  }

  /** Settles a session: completed ones earn points, missed ones none. */
  @On('session.settled', 'growth.session-settled')
  async sessionSettled({ accountId, bookingId }: EventMap['session.settled'], tx: Tx): Promise<void> {
    if (accountId) await this.ledger.settle(tx, accountId, 'session_held', [bookingId]);
  }
}
