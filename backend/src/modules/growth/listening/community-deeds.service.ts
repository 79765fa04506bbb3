import { Injectable } from '@nestjs/common';
import type { WrittenComment } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type Deed, OF_COMMENTS } from '../ledger/deeds.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';

/** Settles the points that comments bring to their authors. */
@Injectable()
export class CommunityDeedsService {
  constructor(private readonly ledger: GrowthLedgerService) {}

  /** Settles the authors in a fixed order, so that two simultaneous runs never deadlock. */
  async settle(
    tx: Tx,
    comments: readonly WrittenComment[],
    deeds: readonly Deed[] = OF_COMMENTS,
  ): Promise<void> {
    const writers = [...new Set(comments.map(({ accountId }) => accountId))].toSorted();
    for (const writer of writers) {
      const ids = comments.filter(({ accountId }) => accountId === writer).map(({ commentId }) => commentId);
      for (const deed of deeds) await this.ledger.settle(tx, writer, deed, ids);
    }
  }
}
