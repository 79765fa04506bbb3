import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/lib/format';
import { productPath } from '../../../shared/lib/paths';
import { ButtonLink } from '../../../shared/ui/button';
import type { OwnedItem } from '../api';
import { OwnedCard } from '../owned/owned-card';

export function CoachingCard({ item }: { item: OwnedItem }) {
  const { t } = useTranslation('coaching-tab');
  return (
    <OwnedCard item={item}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">{t('booking.since', { date: formatDate(item.since) })}</p>
        <ButtonLink
          size="sm"
          variant="secondary"
          to={productPath({ id: item.productId, type: item.type })}
          aria-label={`${t('booking.open')}: ${item.title}`}
        >
          {t('booking.open')}
        </ButtonLink>
      </div>
    </OwnedCard>
  );
}
