import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, notFound } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { AnswerAccessService, type Place } from '../answer-access.service.js';
import { expectVersion, readJournal } from '../journals.service.js';
import { AssignmentFilesService } from './assignment-files.service.js';
import type { AssignmentStatus } from './assignment-submission.entity.js';
import type { AssignmentResponse } from './assignments.dto.js';
import { AssignmentsQueries } from './assignments.queries.js';

interface Work {
  id: string;
  status: AssignmentStatus;
  /** Number of versions. */
  latest: number;
}

type Assigned = Place<'assignment'>;

/** A member's own work in assignments: files of the draft, handing in and taking back (docs/decisions/assignments.md). */
@Injectable()
export class AssignmentsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly access: AnswerAccessService,
    private readonly files: AssignmentFilesService,
    private readonly queries: AssignmentsQueries,
    private readonly outbox: Outbox,
  ) {}

  async read(me: SignedIn, widgetId: string): Promise<AssignmentResponse> {
    await this.access.to(me, widgetId, 'assignment');
    return this.queries.of(me.accountId, widgetId);
  }

  async addFile(me: SignedIn, widgetId: string, storageUrl: string): Promise<AssignmentResponse> {
    const place = await this.access.to(me, widgetId, 'assignment');
    const received = await this.files.receive(me.accountId, storageUrl);
    await this.database.transaction(async (tx) => {
      const { id } = await this.open(tx, me, widgetId, place);
      await this.files.add(tx, id, received);
    });
    return this.queries.of(me.accountId, widgetId);
  }

  /** Deletes a file of the draft, also while the lesson is closed to the member. */
  removeFile(me: SignedIn, widgetId: string, fileId: string): Promise<void> {
    return this.database.transaction((tx) => this.files.remove(tx, me.accountId, widgetId, fileId));
  }

  /** Hands in the draft: the text as it is now, unless another version of it is expected, and the files. */
  async handIn(me: SignedIn, widgetId: string, expectedVersion?: number): Promise<AssignmentResponse> {
    const place = await this.access.to(me, widgetId, 'assignment');
    const { accepts } = place.settings;
    await this.database.transaction(async (tx) => {
      const { id, latest } = await this.open(tx, me, widgetId, place);
      const draft = await readJournal(tx, me, widgetId);
      if (expectedVersion !== undefined) expectVersion(draft, expectedVersion);
      const text = accepts !== 'files' && draft?.text.trim() ? draft.text : null;
      const number = latest + 1;
      const files =
        accepts === 'text'
          ? 0
          : await tx.changed(
              'update assignment_files set number = $2 where submission_id = $1 and number is null',
              [id, number],
            );
      if (text === null && files === 0)
        throw conflict('nothing_to_hand_in', 'Write something or add a file first');
      await this.addVersion(tx, { id, number, text }, place);
      await this.outbox.publish(tx, 'assignment.handed-in', { accountId: me.accountId, submissionId: id });
    });
    return this.queries.of(me.accountId, widgetId);
  }

  /**
   * Takes back what was handed in before the coach answers, even if the lesson is closed to the member today: the work
   * belongs to the member. Its files are in the draft again.
   */
  async takeBack(me: SignedIn, widgetId: string): Promise<AssignmentResponse> {
    await this.database.transaction(async (tx) => {
      const work = await find(tx, me, widgetId);
      if (!work) throw notFound('Assignment');
      if (work.status !== 'handed_in')
        throw conflict('not_handed_in', 'You can take back only work that your coach hasn’t answered');
      const { id, latest } = work;
      await tx.query('update assignment_files set number = null where submission_id = $1 and number = $2', [
        id,
        latest,
      ]);
      await tx.query('delete from assignment_versions where submission_id = $1 and number = $2', [
        id,
        latest,
      ]);
      await tx.query(
        `update assignment_submissions set version = version + 1, status = $2, handed_in_at = (
           select max(handed_in_at) from assignment_versions where submission_id = $1) where id = $1`,
        [id, latest === 1 ? 'draft' : 'try_again'],
      );
      await this.outbox.publish(tx, 'assignment.taken-back', { accountId: me.accountId, submissionId: id });
    });
    return this.queries.of(me.accountId, widgetId);
  }

  /** Returns the member's work, locked; it may be new. Refuses work that is with the coach, or done. */
  private async open(tx: Tx, me: SignedIn, widgetId: string, place: Assigned): Promise<Work> {
    await tx.query(
      `insert into assignment_submissions
         (id, account_id, widget_id, course_id, lesson_id, title, instructions, status, version)
       values ($1, $2, $3, $4, $5, $6, $7, 'draft', 1) on conflict do nothing`,
      [
        newId(),
        me.accountId,
        widgetId,
        place.courseId,
        place.lessonId,
        place.settings.title,
        place.settings.instructions,
      ],
    );
    const work = (await find(tx, me, widgetId))!;
    if (work.status === 'handed_in' || work.status === 'done')
      throw conflict('already_handed_in', 'You’ve already handed this in');
    return work;
  }

  private async addVersion(
    tx: Tx,
    { id, number, text }: { id: string; number: number; text: string | null },
    { courseId, lessonId, settings }: Assigned,
  ): Promise<void> {
    const now = this.clock.now();
    await tx.query(
      'insert into assignment_versions (submission_id, number, text, handed_in_at) values ($1, $2, $3, $4)',
      [id, number, text, now],
    );
    await tx.query(
      `update assignment_submissions set status = 'handed_in', version = version + 1, handed_in_at = $2,
              course_id = $3, lesson_id = $4, title = $5, instructions = $6 where id = $1`,
      [id, now, courseId, lessonId, settings.title, settings.instructions],
    );
  }
}

const find = (tx: Tx, me: SignedIn, widgetId: string): Promise<Work | undefined> =>
  tx.one<Work & Record<string, unknown>>(
    `select s.id, s.status, (
       select count(*)::int from assignment_versions v where v.submission_id = s.id) as latest
     from assignment_submissions s where s.account_id = $1 and s.widget_id = $2 for update of s`,
    [me.accountId, widgetId],
  );
