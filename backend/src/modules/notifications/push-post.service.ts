import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../kernel/clock.js';
import type { Tx } from '../../platform/database/database.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { job, type PayloadOf } from '../../platform/jobs/job.js';
import type { PreferenceKind } from './kinds/preference-kinds.js';

export const SEND_PUSH = job('push.send', {
  sessionId: z.string(),
  /** Subject only: the text is written when the message is sent. */
  subject: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('notification'), notificationId: z.string() }),
    z.object({
      kind: z.literal('message_waiting'),
      conversationId: z.string(),
      senderId: z.string(),
      isForCoach: z.boolean(),
    }),
  ]),
  /** ISO 8601. */
  queuedAt: z.string(),
});

export type PushSubject = PayloadOf<typeof SEND_PUSH>['subject'];

/** A person's device, identified by its login session. */
interface ReachedDevice {
  accountId: string;
  sessionId: string;
}

/** Queues push messages, in the transaction that marks their event as handled. */
@Injectable()
export class PushPostService {
  constructor(
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** Returns the devices of these people that get this kind; undefined for a kind that cannot be turned off. */
  devicesFor(
    tx: Tx,
    accountIds: readonly string[],
    kind: PreferenceKind | undefined,
  ): Promise<ReachedDevice[]> {
    return tx.query<ReachedDevice>(
      `select d.account_id as "accountId", d.session_id as "sessionId" from push_devices d
       join open_login_sessions s on s.id = d.session_id and s.expires_at > $3
       where d.account_id = any($1::uuid[]) and not exists (
         select from notification_preferences p where p.account_id = d.account_id and p.kind = $2 and not p.push)`,
      [accountIds, kind ?? null, this.clock.now()],
    );
  }

  /** Adds one job for each device, so that an unreachable device delays no other. */
  async add(tx: Tx, devices: readonly ReachedDevice[], subject: PushSubject): Promise<void> {
    const queuedAt = this.clock.now().toISOString();
    for (const { sessionId } of devices)
      await this.jobs.add(tx, {
        job: SEND_PUSH,
        payload: { sessionId, subject, queuedAt },
      });
  }
}
