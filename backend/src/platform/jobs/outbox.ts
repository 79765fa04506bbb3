import { Injectable } from '@nestjs/common';
import { type EventMap, type EventName, payloadOf } from '../../events/index.js';
import { newId } from '../../kernel/ids.js';
import type { Tx } from '../database/database.js';
import { Handlers } from './handlers.js';
import { JobQueue } from './job-queue.js';
import { EVENT_PREFIX } from './job-runner.js';

/** Publishes events to other modules, if and only if the publisher's transaction commits. */
@Injectable()
export class Outbox {
  constructor(
    private readonly queue: JobQueue,
    private readonly handlers: Handlers,
  ) {}

  /** Queues one delivery for each listener: one that fails is retried and does not delay the others. */
  async publish<Name extends EventName>(tx: Tx, event: Name, payload: EventMap[Name]): Promise<void> {
    const eventId = newId();
    for (const listener of this.handlers.listenersOf(event)) {
      await this.queue.add(tx, {
        job: { kind: `${EVENT_PREFIX}${listener}`, payload: payloadOf(event) },
        payload,
        dedupeKey: `${eventId}:${listener}`,
      });
    }
  }
}
