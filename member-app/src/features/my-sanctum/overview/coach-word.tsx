import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { communityPaths } from '../../../shared/lib/community-paths';
import { formatDate } from '../../../shared/lib/format';
import { useCoach } from '../../../shared/site/site';
import { Card } from '../../../shared/ui/card';
import type { OverviewFigures } from '../api';

interface CoachWordProps {
  announcement: NonNullable<OverviewFigures['latestAnnouncement']>;
}

/** The beginning of the coach's latest announcement. */
export function CoachWord({ announcement: { title, text, createdAt } }: CoachWordProps) {
  const { t } = useTranslation('overview');
  const { firstName } = useCoach();
  return (
    <Card className="relative p-6 transition-colors hover:border-evergreen">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
        <span>{t('coachWord', { coach: firstName })}</span>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </p>
      <h2 className="mt-2 line-clamp-2 text-xl wrap-anywhere">
        <Link
          to={communityPaths.communityAnnouncements}
          className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          {title}
        </Link>
      </h2>
      <p className="mt-2 line-clamp-4 whitespace-pre-line wrap-anywhere text-ink-soft">{text}</p>
    </Card>
  );
}
