import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../lib/format';

const star = 'M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7L10 14.8l-5.1 2.7 1-5.7-4.1-4 5.7-.8z';

interface StarRatingProps {
  /** Average of the reviews; null if there are none. */
  average: number | null;
  count: number;
  className?: string;
}

/** Five stars filled to the tenth, and the number of reviews. */
export function StarRating({ average, count, className }: StarRatingProps) {
  const { t } = useTranslation('ui');
  const rated = average !== null && count > 0;
  return (
    <span
      className={clsx(
        'inline-flex flex-wrap items-center gap-x-2 text-sm whitespace-nowrap text-ink-soft',
        className,
      )}
    >
      <FilledStars average={rated ? average : 0} />
      {rated ? (
        <>
          <span className="sr-only">{t('rating.average', { average: oneDecimal(average) })}</span>
          <span aria-hidden className="font-semibold text-ink">
            {oneDecimal(average)}
          </span>
          <span>{t('rating.count', { count })}</span>
        </>
      ) : (
        t('rating.none')
      )}
    </span>
  );
}

const oneDecimal = (average: number) =>
  formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The stars given by one person. */
export const StarRow = ({ filled, label }: { filled: number; label: string }) => (
  <span className="relative inline-flex shrink-0">
    <span className="sr-only">{label}</span>
    <FilledStars average={filled} />
  </span>
);

const FilledStars = ({ average }: { average: number }) => (
  <span className="relative inline-flex shrink-0" aria-hidden>
    <Stars className="text-line-strong/45" />
    <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${average * 20}%` }}>
      <Stars className="text-gold" />
    </span>
  </span>
);

const Stars = ({ className }: { className: string }) => (
  <svg
    viewBox="0 0 100 20"
    width="90"
    height="18"
    className={clsx('shrink-0', className)}
    fill="currentColor"
  >
    {[0, 20, 40, 60, 80].map((x) => (
      <path key={x} d={star} transform={`translate(${x})`} />
    ))}
  </svg>
);
