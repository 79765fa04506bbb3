import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { mayBeShown, reviewAuthor, reviewFacts } from './reviews.sql.js';

interface Changed {
  id: string;
  seenAs: string;
}

/** Withholds the reviews of a minor without a guardian's consent, and restores them once there is consent again. */
@Injectable()
export class OnStandingChanged {
  constructor(private readonly outbox: Outbox) {}

  @On('standing.changed', 'reviews.hide')
  async hide({ accountId }: EventMap['standing.changed'], tx: Tx): Promise<void> {
    // waits for an approval in progress, which holds the row
    await tx.query('select from reviews where account_id = $1 order by id for update', [accountId]);
    await (mayBeShown(await reviewAuthor(tx, accountId))
      ? this.giveBack(tx, accountId)
      : this.withhold(tx, accountId));
  }

  private async withhold(tx: Tx, accountId: string): Promise<void> {
    const withheld = await tx.query<Changed>(
      `update reviews set state = 'withheld', withheld_state = state, version = version + 1
       where account_id = $1 and state in ('published', 'waiting') returning id, withheld_state as "seenAs"`,
      [accountId],
    );
    for (const { id, seenAs } of withheld)
      if (seenAs === 'published')
        await this.outbox.publish(tx, 'review.hidden', {
          ...(await reviewFacts(tx, id)),
          reason: null,
          by: 'standing',
        });
  }

  private async giveBack(tx: Tx, accountId: string): Promise<void> {
    const back = await tx.query<Changed>(
      `update reviews set state = withheld_state, withheld_state = null, version = version + 1
       where account_id = $1 and state = 'withheld' returning id, state as "seenAs"`,
      [accountId],
    );
    for (const { id, seenAs } of back)
      if (seenAs === 'published')
        await this.outbox.publish(tx, 'review.shown', { ...(await reviewFacts(tx, id)), isBack: true });
  }
}
