import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Clock } from '../../../kernel/clock.js';
import { conflict, notFound } from '../../../kernel/errors.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { StandingQueries } from '../../accounts/index.js';
import { type AuditAction, AuditService } from '../../audit/index.js';
import { CompletionsService } from '../completion/completions.service.js';
import { modulesOf } from '../entry/outline.js';
import { idsIn, type ProgressChange, type ProgressPart } from './progress-part.js';
import { MemberCoursesQueries } from './member-courses.queries.js';

/**
 * Lets the coach mark part of a course as completed for one member, reset its progress (product rule 5.11), or open a
 * module early, which stays locked for everyone else (5.10). Actions without effect are not audited.
 */
@Injectable()
export class ProgressByHandService {
  constructor(
    private readonly database: Database,
    private readonly standing: StandingQueries,
    private readonly courses: MemberCoursesQueries,
    private readonly completions: CompletionsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** Marks each lesson with its videos as if the member had completed it. */
  async mark(change: ProgressChange, part: ProgressPart): Promise<void> {
    const attendee = { accountId: change.memberId, courseId: change.courseId };
    const { facts } = await this.courses.expect(attendee.accountId, attendee.courseId);
    const { lessonIds, videoIds } = idsIn(facts, facts.videos, part);
    await this.database.transaction(async (tx) => {
      await this.standing.mustActFor(tx, change.memberId);
      await this.completions.queue(tx, attendee);
      const finished = await this.completions.finished(tx, attendee);
      const before = finished.size;
      for (const id of videoIds) await this.completions.record(tx, attendee, 'video', id);
      for (const id of lessonIds) await this.completions.recordLesson(tx, attendee, facts, id, finished);
      if (finished.size > before) await this.record(tx, change, 'progress.marked', part);
    });
  }

  /**
   * Deletes completions and positions; certificates, answers, notes and watch times stay. Completing and resetting wait
   * for each other, so no module or course stays completed by lessons that are not.
   */
  async reset(change: ProgressChange, part: ProgressPart): Promise<void> {
    const { memberId: accountId, courseId } = change;
    const { facts } = await this.courses.expect(accountId, courseId);
    const { lessonIds, moduleIds, videoIds } = idsIn(facts, facts.videos, part);
    await this.database.transaction(async (tx) => {
      await this.completions.queue(tx, { accountId, courseId });
      const subjects = [...lessonIds, ...videoIds, ...moduleIds, courseId];
      const forgotten = await this.completions.forget(tx, accountId, subjects);
      const left = await this.forgetPlaces(tx, { accountId, courseId, lessonIds, videoIds });
      if (forgotten > 0) await this.completions.tellTakenBack(tx, { accountId, courseId }, lessonIds);
      if (forgotten + left > 0) await this.record(tx, change, 'progress.reset', part);
    });
  }

  /** Opens the module and notifies the member, as for any module that opens. */
  async open(change: ProgressChange, moduleId: string): Promise<void> {
    const { memberId: accountId, courseId } = change;
    const { facts, view } = await this.courses.expect(accountId, courseId);
    const module = modulesOf(view).find(({ id }) => id === moduleId);
    if (!module) throw notFound('Module');
    if (!module.isLocked) throw alreadyOpen();
    await this.database.transaction(async (tx) => {
      await this.standing.mustActFor(tx, accountId);
      const opened = await tx.query(
        `insert into module_openings (account_id, course_id, module_id, opened_at, is_early)
         values ($1, $2, $3, $4, true) on conflict do nothing returning 1`,
        [accountId, courseId, moduleId, this.clock.now()],
      );
      if (opened.length === 0) throw alreadyOpen();
      await this.recordOpening(tx, change, 'module.opened_early');
      const titles = { courseTitle: facts.title, moduleTitle: module.title };
      await this.outbox.publish(tx, 'module.opened', { accountId, courseId, moduleId, ...titles });
    });
  }

  /** Undoes the opening, unless the member has been in one of its lessons: a started module stays open. */
  async takeBack(change: ProgressChange, moduleId: string): Promise<void> {
    await this.courses.expect(change.memberId, change.courseId);
    await this.database.transaction(async (tx) => {
      const closed = await tx.changed(
        'delete from module_openings where account_id = $1 and course_id = $2 and module_id = $3 and is_early',
        [change.memberId, change.courseId, moduleId],
      );
      if (closed === 0)
        throw conflict(
          'not_opened_early',
          'You can only lock a module again if you unlocked it early and the student hasn’t started it',
        );
      await this.recordOpening(tx, change, 'module.closed_again');
    });
  }

  /** Deletes positions in the order in which a player's save writes them, so the two never deadlock. */
  private async forgetPlaces(
    tx: Tx,
    place: { accountId: string; courseId: string; lessonIds: string[]; videoIds: string[] },
  ): Promise<number> {
    const of = [place.accountId, place.courseId];
    const positions = await tx.changed(
      'delete from course_positions where account_id = $1 and course_id = $2 and lesson_id = any($3::uuid[])',
      [...of, place.lessonIds],
    );
    const seconds = await tx.changed(
      'delete from video_positions where account_id = $1 and course_id = $2 and video_id = any($3::uuid[])',
      [...of, place.videoIds],
    );
    return positions + seconds;
  }

  private record(tx: Tx, change: ProgressChange, action: AuditAction, { level }: ProgressPart) {
    const { by, memberId, courseId, reason } = change;
    const subject = { type: 'product', id: courseId } as const;
    return this.audit.record(tx, { by, action, subject, memberId, fields: [level], reason });
  }

  private recordOpening(tx: Tx, { by, memberId, courseId, reason }: ProgressChange, action: AuditAction) {
    const subject = { type: 'product', id: courseId } as const;
    return this.audit.record(tx, { by, action, subject, memberId, reason });
  }
}

const alreadyOpen = () => conflict('already_open', 'This module is already unlocked for the student');
