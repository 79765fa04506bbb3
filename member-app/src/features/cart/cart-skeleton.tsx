import { Skeleton } from '../../shared/ui/skeleton';
import { cartTexts } from './texts';

export function CartSkeleton() {
  return (
    <div className="mt-4">
      <output className="block text-ink-soft">{cartTexts.loading}</output>
      <div aria-busy className="mt-6 grid gap-8 lg:grid-cols-[1fr_22rem] lg:gap-12">
        <div className="space-y-4">
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
        <Skeleton className="h-72 rounded-lg" />
      </div>
    </div>
  );
}
