import CalendarHeart from 'lucide-react/icons/calendar-heart';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { communityPaths } from '../../shared/lib/community-paths';
import { Badge } from '../../shared/ui/badge';
import { Card } from '../../shared/ui/card';
import type { CommunityEvent } from './api';
import { EventFacts } from './event-facts';
import { Rsvp } from './rsvp';

/** An event among the announcements. */
export function EventCard({ event }: { event: CommunityEvent }) {
  const { t } = useTranslation('events');
  const { id, title, description, group } = event;
  return (
    <Card className="p-4 sm:p-6">
      <article>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="gold">
            <CalendarHeart aria-hidden />
            {t('badge')}
          </Badge>
          {group && <Badge tone="plain">{t('for', { group: group.name })}</Badge>}
        </p>
        <h2 className="mt-2 text-xl wrap-anywhere">
          <Link to={communityPaths.communityEvent(id)} className="hover:text-evergreen hover:underline">
            {title}
          </Link>
        </h2>
        <p dir="auto" className="mt-2 line-clamp-2 wrap-anywhere">
          {description}
        </p>
        <div className="mt-3">
          <EventFacts event={event} />
        </div>
        <div className="mt-4">
          <Rsvp event={event} />
        </div>
      </article>
    </Card>
  );
}
