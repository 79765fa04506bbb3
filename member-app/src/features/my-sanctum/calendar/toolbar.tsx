import { clsx } from 'clsx';
import Next from 'lucide-react/icons/chevron-right';
import Previous from 'lucide-react/icons/chevron-left';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ownTimeZone, placeOf } from '../../../shared/lib/days';
import { ButtonLink } from '../../../shared/ui/button';
import { monthInWords, periodInWords } from './day-words';
import { daysOf, searchOf, type Shown, turned, VIEWS } from './use-shown';

/** Title of the shown period, links to the next and the previous one, and the three views; each has an address. */
export function Toolbar({ shown, headingId }: { shown: Shown; headingId: string }) {
  const { t } = useTranslation('overview');
  const { view, today } = shown;
  const days = daysOf(shown);
  const at = (changes: Partial<Shown>) => searchOf({ ...shown, ...changes });
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex items-center gap-1">
          <ButtonLink
            replace
            to={at({ day: turned(shown, -1) })}
            variant="ghost"
            size="icon"
            aria-label={t(`calendar.previous.${view}`)}
          >
            <Previous aria-hidden />
          </ButtonLink>
          <ButtonLink replace to={at({ day: today })} variant="secondary" size="sm">
            {t('calendar.today')}
          </ButtonLink>
          <ButtonLink
            replace
            to={at({ day: turned(shown, 1) })}
            variant="ghost"
            size="icon"
            aria-label={t(`calendar.next.${view}`)}
          >
            <Next aria-hidden />
          </ButtonLink>
        </div>
        <div>
          <h2 id={headingId} aria-live="polite" className="text-2xl first-letter:uppercase">
            {view === 'month' ? monthInWords(shown.day) : periodInWords(days[0]!, days.at(-1)!)}
          </h2>
          <p className="text-sm text-ink-soft">{t('calendar.zone', { place: placeOf(ownTimeZone()) })}</p>
        </div>
      </div>
      <nav aria-label={t('calendar.views')}>
        <ul className="flex rounded-full border border-line bg-surface p-1">
          {VIEWS.map((each) => (
            <li key={each}>
              <Link
                to={at({ view: each })}
                aria-current={each === view ? 'page' : undefined}
                className={clsx(
                  'flex min-h-9 items-center rounded-full px-4 text-sm font-semibold transition-colors',
                  each === view ? 'bg-evergreen text-on-evergreen' : 'text-ink-soft hover:text-evergreen',
                )}
              >
                {t(`calendar.${each}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
