import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';

/** Tells whoever has waited that a place is kept. */
@Injectable()
@OnEvent('place.offered', 'notifications.place-offered')
export class OnPlaceOffered implements EventListener<'place.offered'> {
  constructor(
    private readonly post: MailPostService,
    private readonly bell: BellService,
  ) {}

  async handle(
    { waitingId, accountId, sessionId, offeredUntil }: EventMap['place.offered'],
    tx: Tx,
  ): Promise<void> {
    const details = { sessionId, offeredUntil };
    await this.post.add(tx, { kind: 'place-offered', thing: waitingId, accountId, details });
    await this.bell.ring(tx, {
      kind: 'place-offered',
      accountId,
      thing: waitingId,
      source: `${waitingId}:${offeredUntil}`,
      path: '/my-coaching',
    });
  }
}
