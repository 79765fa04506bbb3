import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { CreditsService } from './credits.service.js';

/** What the coach had given by hand and takes back brings no sessions any more. */
@Injectable()
@OnEvent('product.taken-back', 'coaching.end-grant')
export class OnProductTakenBack implements EventListener<'product.taken-back'> {
  constructor(private readonly credits: CreditsService) {}

  async handle({ accountId, productId }: EventMap['product.taken-back'], tx: Tx): Promise<void> {
    const credits = await tx.query<{ id: string }>(
      `select id from coaching_credits where account_id = $1 and source = 'coach' and sold_as = $2 order by id for update`,
      [accountId, productId],
    );
    await this.credits.end(
      tx,
      credits.map(({ id }) => id),
      null,
    );
  }
}
