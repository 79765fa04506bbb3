import { useSearchParams } from 'react-router-dom';
import { useSession } from '../session';
import { useProduct } from './api';

/** Page that a course's address opens: the player for its owners and for the coach, the product's page for all others. */
type CourseDoor = 'waiting' | 'player' | 'preview' | 'product';

export function useCourseDoor(courseId: string): CourseDoor {
  const [address] = useSearchParams();
  const { data: member, isPending } = useSession();
  const wantsPreview = address.get('preview') === '1';
  const isPreview = wantsPreview && member?.role === 'creator';
  // A draft has no page yet, so a preview does not request it.
  const waiting = wantsPreview && isPending;
  const { data: product, isLoading } = useProduct(courseId, !waiting && !isPreview);

  // A member's sidebar stays until it is known whether the page is a product's, which has none.
  if (waiting || (member?.role === 'member' && isLoading)) return 'waiting';
  if (isPreview) return 'preview';
  return product?.type === 'course' && product.isOwned ? 'player' : 'product';
}
