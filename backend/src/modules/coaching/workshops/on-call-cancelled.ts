import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { WaitingListService } from './waiting-list.service.js';

/** A place that becomes free goes to whoever has waited longest; nobody else can take it meanwhile. */
@Injectable()
export class OnCallCancelled {
  constructor(private readonly waiting: WaitingListService) {}

  @On('call.cancelled', 'coaching.offer-place')
  async offerPlace({ bookingId }: EventMap['call.cancelled'], tx: Tx): Promise<void> {
    const booking = await tx.one<{ sessionId: string }>(
      'select session_id as "sessionId" from coaching_bookings where id = $1',
      [bookingId],
    );
    if (booking) await this.waiting.offerPlaces(tx, booking.sessionId);
  }
}
