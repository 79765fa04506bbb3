import CalendarHeart from 'lucide-react/icons/calendar-heart';
import UsersRound from 'lucide-react/icons/users-round';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { communityPaths } from '../../../shared/lib/community-paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';

const IDEAS = [
  { name: 'book', icon: CalendarHeart, to: sanctumPaths.coaching },
  { name: 'events', icon: UsersRound, to: communityPaths.communityAnnouncements },
  { name: 'learn', icon: GraduationCap, to: sanctumPaths.classroom },
] as const;

/** Shown for a period without entries: what could be planned, and where. */
export function NothingPlanned() {
  const { t } = useTranslation('overview');
  return (
    <section aria-labelledby="nothing-planned" className="mt-8 max-w-3xl rounded-lg bg-evergreen-soft p-6">
      <h3 id="nothing-planned" className="text-xl">
        {t('calendar.none')}
      </h3>
      <ul className="mt-3 space-y-1">
        {IDEAS.map(({ name, icon: Icon, to }) => (
          <li key={name}>
            <Link
              to={to}
              className="flex min-h-11 items-center gap-3 font-semibold underline decoration-1 underline-offset-4 hover:text-evergreen"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-evergreen" />
              {t(`calendar.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
