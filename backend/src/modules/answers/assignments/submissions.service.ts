import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { notFound, refuseStaleEdit, wrongFields } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { StandingQueries } from '../../accounts/index.js';
import { CompletionsService } from '../../learning/index.js';
import type { AnswerSubmissionRequest } from './assignments.dto.js';
import type { Decision } from './assignment-version.entity.js';
import { SUBMITTED } from './submissions.queries.js';

interface Submitted {
  accountId: string;
  courseId: string;
  lessonId: string;
  widgetId: string;
  version: number;
  number: number;
  decision: Decision | null;
  feedback: string | null;
}

/** Answers the work that members hand in. */
@Injectable()
export class SubmissionsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly standing: StandingQueries,
    private readonly completions: CompletionsService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Stores the coach's answer to the latest version, or a correction. Done work is a completion, because lessons may
   * require it. The member is notified of each decision, but not of new words for the same one.
   */
  async answer(id: string, answer: AnswerSubmissionRequest, seen: number | undefined): Promise<void> {
    const { decision, feedback } = answer;
    if (decision === 'try_again' && feedback === '') throw wrongFields({ feedback: 'is required' });
    await this.database.transaction(async (tx) => {
      const work = await tx.one<Submitted & Record<string, unknown>>(
        `select s.account_id as "accountId", s.course_id as "courseId", s.lesson_id as "lessonId",
                s.widget_id as "widgetId", s.version, v.number, v.decision, v.feedback
         from ${SUBMITTED} where s.id = $1 for update of s`,
        [id],
      );
      if (!work) throw notFound('Assignment');
      refuseStaleEdit(seen, work.version);
      if (work.decision === decision && work.feedback === feedback) return;
      const { accountId, courseId, lessonId, widgetId } = work;
      await this.standing.mustActFor(tx, accountId);
      await tx.query(
        `update assignment_versions set decision = $3, feedback = $4, answered_at = $5
         where submission_id = $1 and number = $2`,
        [id, work.number, decision, feedback, this.clock.now()],
      );
      await tx.query('update assignment_submissions set status = $2, version = version + 1 where id = $1', [
        id,
        decision,
      ]);
      if (work.decision === decision) return;
      if (decision === 'done') await this.completions.record(tx, { accountId, courseId }, 'task', widgetId);
      else await this.completions.forget(tx, accountId, [widgetId]);
      await this.outbox.publish(tx, 'assignment.answered', {
        accountId,
        submissionId: id,
        courseId,
        lessonId,
      });
    });
  }
}
