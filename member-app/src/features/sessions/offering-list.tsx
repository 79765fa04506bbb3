import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate } from '../../shared/lib/format';
import { i18n } from '../../shared/words/i18n';
import type { Offering } from './api';
import { priceOf, singleOf } from './api';

interface Props {
  offerings: readonly Offering[];
  /** Address for booking; default: the current one. */
  bookPath?: string;
}

/** Bookable sessions, each linked to its times. */
export function OfferingList({ offerings, bookPath = '' }: Props) {
  const { t } = useTranslation('sessions');
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface text-left">
      {offerings.map((offering) => (
        <li
          key={offering.id}
          className="relative flex items-center gap-4 px-5 py-4 transition-colors hover:bg-evergreen-soft/50"
        >
          <div className="min-w-0 grow">
            <p className="font-serif text-xl">
              <Link
                to={`${bookPath}?${new URLSearchParams({ offering: offering.id })}`}
                className="wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
              >
                {offering.title}
              </Link>
            </p>
            <p className="mt-1 text-sm text-ink-soft">
              {t('minutes', { count: offering.durationSeconds / 60 })}
              {' · '}
              <span className="font-semibold text-evergreen">{costOf(offering)}</span>
            </p>
            {offering.description !== '' && (
              <p className="mt-2 line-clamp-2 wrap-anywhere">{offering.description}</p>
            )}
          </div>
          <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
        </li>
      ))}
    </ul>
  );
}

/** Cost of the offering's session for the member: free, a price, or one of the remaining credits. */
export function costOf(offering: Offering): string {
  const { needsCredit, creditsLeft, creditsExpireAt } = offering;
  const single = singleOf(offering);
  if (single) return priceOf(single);
  if (!needsCredit) return i18n.t('sessions:free');
  if (creditsLeft === 0) return i18n.t('sessions:noneLeft');
  const left = i18n.t('sessions:left', { count: creditsLeft });
  if (creditsExpireAt === null) return left;
  return i18n.t('sessions:leftUntil', { left, date: formatDate(creditsExpireAt) });
}
