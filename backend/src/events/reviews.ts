import { z } from 'zod';

const reviewHappened = z.object({
  reviewId: z.string(),
  /** Author. */
  accountId: z.string(),
  productId: z.string(),
  /** Title of the product. */
  title: z.string(),
});
export type ReviewHappened = z.infer<typeof reviewHappened>;

export const reviewEvents = {
  /** A member wrote or changed a review of a product. */
  'review.written': z.object({ accountId: z.string(), productId: z.string() }),
  /** A new or changed review reached the coach; `waits`: it needs approval. */
  'review.received': reviewHappened.extend({ waits: z.boolean() }),
  /** A member reported a review. */
  'review.reported': reviewHappened.extend({ reportId: z.string(), by: z.string() }),
  /** A review became visible: the coach approved it or showed it again; `isBack`: a guardian agrees again. */
  'review.shown': reviewHappened.extend({ isBack: z.boolean().optional() }),
  /** A review was hidden: by the coach with a reason, by reports until the coach decides, or because a guardian's consent ended. `by` is missing in events published before reports hid reviews. */
  'review.hidden': reviewHappened.extend({
    reason: z.string().nullable(),
    by: z.enum(['coach', 'reports', 'standing']).optional(),
  }),
  /** The coach replied to a review; editing the reply publishes nothing. */
  'review.answered': reviewHappened,
  /** A member deleted a review. `reviewId` is missing in events published before the coach was notified of reviews. */
  'review.removed': z.object({
    accountId: z.string(),
    productId: z.string(),
    reviewId: z.string().optional(),
  }),
};
