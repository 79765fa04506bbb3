import { Injectable } from '@nestjs/common';
import { Clock, days, later } from '../../../kernel/clock.js';
import { badRequest, conflict, notFound, refuseStaleEdit, unprocessable } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { roundOf } from '../../../platform/jobs/job.js';
import type { AuditAction } from '../../audit/index.js';
import { AuditService } from '../../audit/index.js';
import { AudienceQueries } from '../audience/audience.queries.js';
import { Broadcast } from '../broadcast.entity.js';
import { MailingTextsService } from '../mailings/mailing-texts.service.js';
import { segmentProblems, tidySegment } from '../segment.js';
import { SEND_MAILINGS } from '../send-mailings.js';
import type { NewBroadcastRequest } from './broadcasts.dto.js';
import { StartBroadcastsService } from './start-broadcasts.service.js';

/** Max time that a broadcast can be scheduled ahead. */
const AHEAD = days(366);

/** Lets the coach write, schedule, send and stop broadcasts. */
@Injectable()
export class BroadcastsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: AuditService,
    private readonly texts: MailingTextsService,
    private readonly audience: AudienceQueries,
    private readonly starts: StartBroadcastsService,
    private readonly jobs: JobQueue,
  ) {}

  async add(by: string, request: NewBroadcastRequest): Promise<string> {
    const { purpose, segment, words } = this.checked(request);
    const id = newId();
    await this.database.transaction(async (tx) => {
      const mailingId = await this.texts.add(tx, words);
      await tx.insert(Broadcast, { id, mailingId, purpose, segment, createdAt: this.clock.now() });
      await this.record(tx, by, 'broadcast.created', id);
    });
    return id;
  }

  /** Changes a draft; a scheduled or sent broadcast is refused. With `expectedVersion`, newer edits are not overwritten. */
  async edit(by: string, id: string, request: NewBroadcastRequest, expectedVersion?: number): Promise<void> {
    const { purpose, segment, words } = this.checked(request);
    await this.database.transaction(async (tx) => {
      const { mailingId, version } = await this.locked(tx, id, ['draft']);
      refuseStaleEdit(
        expectedVersion,
        version,
        'This broadcast was changed somewhere else. Reload to see the latest version.',
      );
      await this.texts.change(tx, mailingId, words);
      await tx.update(Broadcast, { id }, { purpose, segment, version: version + 1 });
      await this.record(tx, by, 'broadcast.updated', id);
    });
  }

  async remove(by: string, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { mailingId } = await this.locked(tx, id, ['draft']);
      await tx.delete(Broadcast, { id });
      await tx.query('delete from mailings where id = $1', [mailingId]);
      await this.record(tx, by, 'broadcast.deleted', id);
    });
  }

  /** Schedules the broadcast, or starts it now (null). Of two requests at once, the second is refused as already under way. */
  async send(by: string, id: string, sendAt: Date | null): Promise<void> {
    const now = this.clock.now();
    if (sendAt && (sendAt <= now || sendAt > later(now, AHEAD)))
      throw badRequest('invalid', 'Please check the highlighted fields', {
        sendAt: 'must be in the future, within a year',
      });
    const { segment, purpose } = await this.found(id);
    if ((await this.audience.of(segment, purpose)).count === 0)
      throw unprocessable('no_readers', 'No one matches, so there’s no one to send this to');
    await this.database.transaction(async (tx) => {
      await this.locked(tx, id, ['draft']);
      if (sendAt) {
        await tx.update(Broadcast, { id }, { status: 'scheduled', sendAt });
        return this.record(tx, by, 'broadcast.scheduled', id);
      }
      await this.starts.start(tx, id);
      await this.jobs.add(tx, { job: roundOf(SEND_MAILINGS), payload: {} });
      return this.record(tx, by, 'broadcast.started', id);
    });
  }

  /** Turns a scheduled broadcast back into a draft, or stops a running one for everyone who has not received it. */
  async cancel(by: string, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { status, mailingId } = await this.locked(tx, id, ['scheduled', 'sending']);
      if (status === 'scheduled') {
        await tx.update(Broadcast, { id }, { status: 'draft', sendAt: null });
        return this.record(tx, by, 'broadcast.unscheduled', id);
      }
      await tx.query(
        `update mailing_deliveries set status = 'left_out', reason = 'stopped' where mailing_id = $1 and status = 'waiting'`,
        [mailingId],
      );
      await tx.update(Broadcast, { id }, { status: 'stopped', finishedAt: this.clock.now() });
      return this.record(tx, by, 'broadcast.stopped', id);
    });
  }

  private async locked(tx: Tx, id: string, among: readonly Broadcast['status'][]): Promise<Broadcast> {
    const broadcast = await tx.findOne(Broadcast, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!broadcast) throw notFound('Broadcast');
    if (!among.includes(broadcast.status))
      throw conflict('mailing_sent', 'This broadcast is already being sent or was sent');
    return broadcast;
  }

  private async found(id: string): Promise<Pick<Broadcast, 'segment' | 'purpose'>> {
    const row = await this.database.one<Pick<Broadcast, 'segment' | 'purpose'>>(
      'select segment, purpose from broadcasts where id = $1',
      [id],
    );
    if (!row) throw notFound('Broadcast');
    return row;
  }

  private checked({ segment: asked, purpose, ...request }: NewBroadcastRequest) {
    const segment = tidySegment(asked);
    const fields = segmentProblems(segment, purpose);
    if (Object.keys(fields).length > 0)
      throw badRequest('invalid', 'Please check the highlighted fields', fields);
    return { segment, purpose, words: this.texts.checked(request, false) };
  }

  private record(tx: Tx, by: string, action: AuditAction, id: string): Promise<void> {
    return this.audit.record(tx, { by, action, subject: { type: 'broadcast', id } });
  }
}
