import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../shared/ui/loading';

export function Preparing() {
  const { t } = useTranslation('checkout');
  return (
    <>
      <output className="block font-serif text-2xl">{t('preparing')}</output>
      <div aria-busy className="mt-8 grid gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
        <Skeleton className="h-96 rounded-lg" />
        <Skeleton className="h-72 rounded-lg max-lg:order-first" />
      </div>
    </>
  );
}
