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
  /** A member has written a review of a product, or changed it. */
  'review.written': z.object({ accountId: z.string(), productId: z.string() }),
  /** The coach has not read a review yet: it is new, or its author has changed it. */
  'review.received': reviewHappened.extend({ waits: z.boolean() }),
  /** A member has reported a review. */
  'review.reported': reviewHappened.extend({ reportId: z.string(), by: z.string() }),
  /** The coach has approved a review that waited, or shows a hidden one again; `isBack`: a guardian agrees again. */
  'review.shown': reviewHappened.extend({ isBack: z.boolean().optional() }),
  /** A review was hidden: by the coach with a reason, by reports until the coach decides, or because a guardian's consent ended. `by` is missing in events published before reports hid reviews. */
  'review.hidden': reviewHappened.extend({
    reason: z.string().nullable(),
    by: z.enum(['coach', 'reports', 'standing']).optional(),
  }),
  /** The coach has answered a review; correcting the answer publishes nothing. */
  'review.answered': reviewHappened,
  /** A member withdrew a product review. `reviewId` is missing in events published before the coach was notified of reviews. */
  'review.removed': z.object({
    accountId: z.string(),
    productId: z.string(),
    reviewId: z.string().optional(),
  }),
};
