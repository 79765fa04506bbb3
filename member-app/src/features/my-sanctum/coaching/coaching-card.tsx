import { formatDate } from '../../../shared/lib/format';
import { productPath } from '../../../shared/lib/paths';
import { ButtonLink } from '../../../shared/ui/button';
import type { OwnedItem } from '../api';
import { OwnedCard } from '../owned/owned-card';
import { coachingTabTexts } from './coaching-texts';

const { booking: texts } = coachingTabTexts;

export function CoachingCard({ item }: { item: OwnedItem }) {
  return (
    <OwnedCard item={item}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">{texts.since(formatDate(item.since))}</p>
        <ButtonLink
          size="sm"
          variant="secondary"
          to={productPath({ id: item.productId, type: item.type })}
          aria-label={`${texts.open}: ${item.title}`}
        >
          {texts.open}
        </ButtonLink>
      </div>
    </OwnedCard>
  );
}
