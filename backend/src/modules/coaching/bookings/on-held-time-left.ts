import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { CancellationsService } from './cancellations.service.js';
import { SessionsService } from './sessions.service.js';

/** Frees a held time that was taken out of the cart. */
@Injectable()
export class OnHeldTimeLeft {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cancellations: CancellationsService,
  ) {}

  @On('held-time.left', 'coaching.let-go')
  async letGo({ accountId, productId, bookingId }: EventMap['held-time.left'], tx: Tx): Promise<void> {
    await this.sessions.lock(tx);
    await this.cancellations.letGo(tx, { accountId, productId, bookingId });
  }
}
