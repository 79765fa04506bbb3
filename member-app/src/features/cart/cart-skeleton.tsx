import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../shared/ui/skeleton';

export function CartSkeleton() {
  const { t } = useTranslation('cart');
  return (
    <div className="mt-4">
      <output className="block text-ink-soft">{t('loading')}</output>
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
