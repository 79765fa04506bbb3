import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { mayBeShown, reviewAuthor } from './review-authors.sql.js';
import { reviewFacts } from './review-facts.sql.js';

/** Hides the reviews of a minor for whom nothing is agreed to any more; the coach can show them once something is again. */
@Injectable()
@OnEvent('standing.changed', 'reviews.hide')
export class OnStandingChanged implements EventListener<'standing.changed'> {
  constructor(private readonly outbox: Outbox) {}

  async handle({ accountId }: EventMap['standing.changed'], tx: Tx): Promise<void> {
    if (mayBeShown(await reviewAuthor(tx, accountId))) return;
    // an approval that is being made holds its row and ends first
    await tx.query('select from reviews where account_id = $1 order by id for update', [accountId]);
    const [hidden] = (await tx.query(
      `update reviews set state = 'hidden', version = version + 1 where account_id = $1 and state <> 'hidden' returning id`,
      [accountId],
    )) as [{ id: string }[], number];
    for (const { id } of hidden)
      await this.outbox.publish(tx, 'review.hidden', { ...(await reviewFacts(tx, id)), reason: null });
  }
}
