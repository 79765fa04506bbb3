import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../shared/ui/loading';

export function ProductSkeleton() {
  const { t } = useTranslation('product');
  return (
    <section aria-busy aria-label={t('loading')} className="page-width min-h-[80dvh] pt-8">
      <Skeleton className="h-5 w-56" />
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <Skeleton className="aspect-4/3 rounded-lg lg:order-last" />
        <div>
          <Skeleton className="h-6 w-28 rounded-full" />
          <Skeleton className="mt-4 h-12 w-4/5" />
          <Skeleton className="mt-5 h-6 w-full" />
          <Skeleton className="mt-3 h-5 w-1/2" />
          <Skeleton className="mt-12 h-40 w-full" />
        </div>
      </div>
    </section>
  );
}
