import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, notFound } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { StandingQueries } from '../../accounts/index.js';
import { type AuditAction, AuditService } from '../../audit/index.js';
import { modulesOf } from '../entry/outline.js';
import type { ProgressChange } from './progress-part.js';
import { MemberCoursesQueries } from './member-courses.queries.js';

/** Lets the coach open a module early for one member; its lock stays for everyone else (product rule 5.10). */
@Injectable()
export class EarlyOpeningsService {
  constructor(
    private readonly database: Database,
    private readonly standing: StandingQueries,
    private readonly clock: Clock,
    private readonly courses: MemberCoursesQueries,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
  ) {}

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
      await this.record(tx, change, 'module.opened-early');
      const titles = { courseTitle: facts.title, moduleTitle: module.title };
      await this.outbox.publish(tx, 'module.opened', { accountId, courseId, moduleId, ...titles });
    });
  }

  /** Takes the opening back, unless the member has been in one of its lessons: a begun module stays open. */
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
          'You can only close a module you opened early, and only before the student starts it',
        );
      await this.record(tx, change, 'module.closed-again');
    });
  }

  private record(tx: Tx, { by, memberId, courseId, reason }: ProgressChange, action: AuditAction) {
    const subject = { type: 'product', id: courseId } as const;
    return this.audit.record(tx, { by, action, subject, memberId, reason });
  }
}

const alreadyOpen = () => conflict('already_open', 'This module is already open for the student');
