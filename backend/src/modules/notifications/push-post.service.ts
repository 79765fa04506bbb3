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

/** A person's device, by its login session. */
interface ReachedDevice {
  accountId: string;
  sessionId: string;
}

/** Where push messages are handed in, in the transaction that marks their event as handled. */
@Injectable()
export class PushPostService {
  constructor(
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** Devices of these people to which something of this kind goes; undefined: of a kind that cannot be switched off. */
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

  /** One job for each device, so that one that cannot be reached delays no other. */
  async add(tx: Tx, devices: readonly ReachedDevice[], subject: PushSubject): Promise<void> {
    const queuedAt = this.clock.now().toISOString();
    for (const { sessionId } of devices)
      await this.jobs.add(tx, {
        kind: SEND_PUSH,
        payload: { sessionId, subject, queuedAt } satisfies QueuedPush,
      });
  }
}
