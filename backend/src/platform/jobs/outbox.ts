import { Injectable } from '@nestjs/common';
import type { EventMap, EventName } from '../../events/index.js';
import { newId } from '../../kernel/ids.js';
import type { Tx } from '../database/database.js';
import { Handlers } from './handlers.js';
import { JobQueue } from './job-queue.js';
import { EVENT_PREFIX } from './job-runner.js';

/** Tells other modules what happened, if and only if the teller's transaction commits. */
@Injectable()
export class Outbox {
  constructor(
    private readonly queue: JobQueue,
    private readonly handlers: Handlers,
  ) {}

  /** One delivery for each listener: a listener that fails is tried again without troubling the others. */
  async tell<Name extends EventName>(tx: Tx, event: Name, payload: EventMap[Name]): Promise<void> {
    const eventId = newId();
    for (const listener of this.handlers.listenersOf(event)) {
      await this.queue.add(tx, {
        kind: `${EVENT_PREFIX}${listener}`,
        payload: { ...payload },
        dedupeKey: `${eventId}:${listener}`,
      });
    }
  }
}
