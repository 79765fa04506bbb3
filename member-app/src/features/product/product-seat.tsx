import { Suspense } from 'react';
import { LaterSecondSeat } from '../second-seat';
import { useSession } from '../session';
import type { ProductDetail } from './api';

interface Props {
  product: ProductDetail;
  className?: string;
}

/**
 * Chooses the holder of a course's second seat: before it is bought or claimed, or later by its owner. The coach has no
 * seat to give.
 */
export function ProductSeat({ product: { id, title, isForPairs, isOwned: owned }, className }: Props) {
  const { data: member } = useSession();
  if (!isForPairs || member?.role !== 'member') return null;
  return (
    <Suspense>
      <div className={className}>
        <LaterSecondSeat productId={id} title={title} isWanted={!owned} />
      </div>
    </Suspense>
  );
}
