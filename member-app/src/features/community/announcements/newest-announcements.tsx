import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { communityPaths } from '../../../shared/lib/community-paths';
import { formatDate } from '../../../shared/lib/format';
import { langOf } from '../../../shared/site/untranslated';
import { Badge } from '../../../shared/ui/badge';
import { NotLoaded, Skeleton } from '../../../shared/ui/loading';
import { NextEvents } from '../../events';
import { useAnnouncements } from './api';

const SHOWN = 3;
const EVENTS = 2;

/** Next events and latest announcements in short, next to a feed or a profile. */
export function NewestAnnouncements() {
  const { t } = useTranslation('feed');
  const heading = useId();
  const query = useAnnouncements();
  const newest = query.data?.pages[0]?.items.slice(0, SHOWN);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-xl">
        {t('tabs.announcements')}
      </h2>
      <ul className="mt-1 divide-y divide-line">
        <NextEvents most={EVENTS} />
        {newest?.map(({ id, priority, title, text, untranslated, createdAt }) => (
          <li key={id} className="py-3">
            <Badge tone={priority === 'high' ? 'clay' : 'plain'}>
              {t(`announcements.priorities.${priority}`)}
            </Badge>
            <p lang={langOf({ untranslated }, 'title')} className="mt-1.5 font-semibold wrap-anywhere">
              {title}
            </p>
            <p lang={langOf({ untranslated }, 'text')} className="mt-0.5 line-clamp-2 text-sm text-ink-soft">
              {text}
            </p>
            <p className="mt-1 text-xs text-ink-soft">{formatDate(createdAt)}</p>
          </li>
        ))}
      </ul>
      {!newest && <NotLoaded query={query} skeleton={<Skeleton className="mt-2 h-24" />} />}
      {newest?.length === 0 && <p className="mt-2 text-ink-soft">{t('announcements.none')}</p>}
      <Link
        to={communityPaths.communityAnnouncements}
        className="inline-flex min-h-11 items-center font-semibold text-evergreen hover:underline"
      >
        {t('announcements.all')}
      </Link>
    </section>
  );
}
