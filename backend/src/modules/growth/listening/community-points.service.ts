import { Injectable } from '@nestjs/common';
import type { WrittenComment } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type Action, OF_COMMENTS } from '../ledger/actions.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';

/** Settles the points that comments bring to their authors. */
@Injectable()
export class CommunityPointsService {
  constructor(private readonly ledger: GrowthLedgerService) {}

  /** Settles the authors in a fixed order, so that two simultaneous runs never deadlock. */
  async settle(
    tx: Tx,
    comments: readonly WrittenComment[],
    actions: readonly Action[] = OF_COMMENTS,
  ): Promise<void> {
    const writers = [...new Set(comments.map(({ accountId }) => accountId))].toSorted();
    for (const writer of writers) {
      const ids = comments.filter(({ accountId }) => accountId === writer).map(({ commentId }) => commentId);
      for (const action of actions) await this.ledger.settle(tx, writer, action, ids);
    }
  }
}
