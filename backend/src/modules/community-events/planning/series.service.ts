import { Injectable } from '@nestjs/common';
import { notFound, unprocessable } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/database/database.js';
import { CommunityEvent } from '../community-event.entity.js';
import type { SeriesScope } from '../event-words.js';

/** Finds the events that a change applies to. */
@Injectable()
export class SeriesService {
  /** Locks the event, then (for scope `following`) the later planned events of its series, in order of start. */
  async lock(tx: Tx, id: string, scope: SeriesScope): Promise<CommunityEvent[]> {
    const repository = tx.getRepository(CommunityEvent);
    const event = await repository.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!event) throw notFound('Event');
    if (event.state === 'cancelled')
      throw unprocessable(
        'not_possible',
        'This event was canceled, and everyone who signed up was notified.',
      );
    if (scope === 'this' || event.seriesId === null) return [event];
    const after = await repository
      .createQueryBuilder('e')
      .where('e.seriesId = :seriesId and e.startsAt > :startsAt', event)
      .andWhere(`e.state = 'planned'`)
      .orderBy('e.startsAt')
      .addOrderBy('e.id')
      .setLock('pessimistic_write')
      .getMany();
    return [event, ...after];
  }
}
