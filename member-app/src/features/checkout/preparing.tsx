import { Skeleton } from '../../shared/ui/skeleton';
import { checkoutTexts } from './texts';

export function Preparing() {
  return (
    <>
      <output className="block font-serif text-2xl">{checkoutTexts.preparing}</output>
      <div aria-busy className="mt-8 grid gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
        <Skeleton className="h-96 rounded-lg" />
        <Skeleton className="h-72 rounded-lg max-lg:order-first" />
      </div>
    </>
  );
}
