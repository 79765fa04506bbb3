import { Suspense } from 'react';
import { LaterSecondSeat } from '../second-seat';
import { useSession } from '../session';
import type { ProductDetail } from './api';

interface Props {
  product: ProductDetail;
  className?: string;
}

/** Who takes the second seat of a course for two: said before it is bought or claimed, or by who owns it. The coach has none to give. */
export function ProductSeat({ product: { id, title, forPairs, owned }, className }: Props) {
  const { data: member } = useSession();
  if (!forPairs || member?.role !== 'member') return null;
  return (
    <Suspense>
      <div className={className}>
        <LaterSecondSeat productId={id} title={title} isWanted={!owned} />
      </div>
    </Suspense>
  );
}
