import type { Grant } from '../enrollments/index.js';
import type { Gift } from './gift.entity.js';

/** The right that a gift gives to whoever gets it. */
export const grantTo = (
  accountId: string,
  { id, productId, partIds }: Pick<Gift, 'id' | 'productId' | 'partIds'>,
): Grant => ({
  ...{ accountId, productIds: [productId], source: 'gift', sourceId: id },
  parts: partIds.map((partId) => ({ bundleId: productId, productId: partId })),
});
