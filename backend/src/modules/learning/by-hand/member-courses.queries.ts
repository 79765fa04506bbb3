import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import { AttendanceQueries, type CourseFacts } from '../entry/attendance.queries.js';
import { type Learner, type LearnerView, viewFor } from '../entry/learner-view.js';
import { finishedOf } from '../entry/learning.queries.js';

/** A member's current state in a course, for the coach; reading stores nothing. */
export type MemberCourse = { facts: CourseFacts; learner: Learner; view: LearnerView };

@Injectable()
export class MemberCoursesQueries {
  constructor(
    private readonly attendances: AttendanceQueries,
    private readonly clock: Clock,
  ) {}

  /** Reads the course in one statement; throws 404 if the member does not own it. */
  async expect(accountId: string, courseId: string): Promise<MemberCourse> {
    const facts = await this.attendances.factsOf(accountId, courseId, 'live');
    if (!facts?.enrolledAt) throw notFound('Course');
    const learner: Learner = {
      enrolledAt: facts.enrolledAt,
      finished: finishedOf(facts.finished),
      opened: new Set(facts.opened),
      openedEarly: new Set(facts.openedEarly),
      ignoresLocks: false,
    };
    return { facts, learner, view: viewFor(facts, facts.videos, learner, this.clock.now()) };
  }
}
