import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { Tx } from '../../platform/database/database.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import type { PreferenceKind } from './kinds/preference-kinds.js';

export const SEND_PUSH = 'push.send';

/** What a push message tells of. What it says is worked out when it is sent. */
export type PushSubject =
  | { kind: 'notification'; notificationId: string }
  | { kind: 'message-waiting'; conversationId: string; senderId: string; isForCoach: boolean };

/** What the job that sends one has. */
export interface QueuedPush {
  sessionId: string;
  subject: PushSubject;
  /** ISO 8601. */
  queuedAt: string;
}

/** Where push messages are handed in, in the transaction that marks their event as handled. */
@Injectable()
export class PushPostService {
  constructor(
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** The login sessions of a person's devices to which something of this kind goes; undefined: of a kind that cannot be switched off. */
  async devicesFor(tx: Tx, accountId: string, kind: PreferenceKind | undefined): Promise<string[]> {
    const rows = await tx.query<{ sessionId: string }[]>(
      `select d.session_id as "sessionId" from push_devices d
       join open_login_sessions s on s.id = d.session_id and s.expires_at > $3
       where d.account_id = $1 and not exists (
         select from notification_preferences p where p.account_id = $1 and p.kind = $2 and not p.push)`,
      [accountId, kind ?? null, this.clock.now()],
    );
    return rows.map(({ sessionId }) => sessionId);
  }

  /** One job for each device, so that one that cannot be reached delays no other. */
  async add(tx: Tx, devices: readonly string[], subject: PushSubject): Promise<void> {
    const queuedAt = this.clock.now().toISOString();
    for (const sessionId of devices)
      await this.jobs.add(tx, {
        kind: SEND_PUSH,
        payload: { sessionId, subject, queuedAt } satisfies QueuedPush,
      });
  }
}
