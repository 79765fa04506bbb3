import type { ReviewHappened } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';

/** Payload of events about a review. */
export async function reviewFacts(tx: Tx, reviewId: string): Promise<ReviewHappened> {
  const facts = await tx.one<ReviewHappened>(
    `select r.id as "reviewId", r.account_id as "accountId", r.product_id as "productId", p.title
     from reviews r join product_facts p on p.id = r.product_id where r.id = $1`,
    [reviewId],
  );
  return facts!;
}
