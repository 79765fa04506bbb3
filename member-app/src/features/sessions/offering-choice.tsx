import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/lib/format';
import { i18n } from '../../shared/words/i18n';
import type { Offering } from './api';
import { priceOf, singleOf } from './api';

interface Props {
  offerings: readonly Offering[];
  chosen: Offering | undefined;
  choose: (id: string) => void;
}

export function OfferingChoice({ offerings, chosen, choose }: Props) {
  const { t } = useTranslation('sessions');
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-4 text-2xl font-serif">{t('what')}</legend>
      <div className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
        {offerings.map((offering) => (
          <label
            key={offering.id}
            className={clsx(
              'relative flex cursor-pointer flex-col rounded-lg border bg-surface p-5 transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-evergreen',
              offering.id === chosen?.id
                ? 'border-evergreen ring-1 ring-evergreen'
                : 'border-line hover:border-evergreen',
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={offering.id}
              checked={offering.id === chosen?.id}
              onChange={() => choose(offering.id)}
            />
            <span className="font-serif text-xl wrap-anywhere">{offering.title}</span>
            <span className="mt-1 text-sm text-ink-soft">{t('minutes', { count: offering.minutes })}</span>
            {offering.description !== '' && (
              <span className="mt-3 wrap-anywhere">{offering.description}</span>
            )}
            <span className="mt-auto pt-4 text-sm font-semibold text-evergreen">{costOf(offering)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function costOf(offering: Offering): string {
  const { needsCredit, creditsLeft, creditsExpireAt } = offering;
  const single = singleOf(offering);
  if (single) return priceOf(single);
  if (!needsCredit) return i18n.t('sessions:free');
  if (creditsLeft === 0) return i18n.t('sessions:noneLeft');
  const left = i18n.t('sessions:left', { count: creditsLeft });
  if (creditsExpireAt === null) return left;
  return i18n.t('sessions:leftUntil', { left, date: formatDate(creditsExpireAt) });
}
