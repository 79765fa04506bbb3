import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { CancellationsService } from './cancellations.service.js';
import { SessionsService } from './sessions.service.js';

/** Whoever takes a held time out of the cart leaves it to others. */
@Injectable()
@OnEvent('held-time.left', 'coaching.let-go')
export class OnHeldTimeLeft implements EventListener<'held-time.left'> {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cancellations: CancellationsService,
  ) {}

  async handle({ accountId, productId, bookingId }: EventMap['held-time.left'], tx: Tx): Promise<void> {
    await this.sessions.lock(tx);
    await this.cancellations.letGo(tx, { accountId, productId, bookingId });
  }
}
