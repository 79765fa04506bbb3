import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { communityPaths } from '../../shared/lib/community-paths';
import { formatMoment } from '../../shared/lib/format';
import { paths } from '../../shared/lib/paths';
import { Badge } from '../../shared/ui/badge';
import { ButtonLink } from '../../shared/ui/button';
import { Skeletons } from '../../shared/ui/loading';
import { firstNameOf } from '../second-seat';
import { useMyOverview, type Ward, useWardsLearning } from './api';
import { type Plan, plansOf } from './plan';

/** Sessions and events of the reader and the wards in one list. A part that failed to load is reported in its card. */
export function Planned({ wards }: { wards: readonly Ward[] }) {
  const { t } = useTranslation('family');
  const mine = useMyOverview();
  const learning = useWardsLearning(wards.map(({ id }) => id));
  const isPending = mine.isPending || learning.some((one) => one.isPending);
  const plans = plansOf(
    t('you'),
    mine.data ?? { upcomingSessions: [], upcomingEvents: [] },
    wards.map(({ name }, place) => ({
      name: firstNameOf(name),
      planned: learning[place]?.data?.planned ?? [],
    })),
  );
  return (
    <section aria-labelledby="planned" className="space-y-3">
      <h2 id="planned" className="text-xl">
        {t('planned.title')}
      </h2>
      {isPending && <Skeletons label={t('loading')} of={['h-20']} />}
      {!isPending && plans.length === 0 && <Nothing />}
      {!isPending && plans.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {plans.map((plan) => (
            <Row key={plan.id} plan={plan} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Nothing() {
  const { t } = useTranslation('family');
  return (
    <>
      <p className="text-ink-soft">{t('planned.none')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.coaching} variant="secondary" size="sm">
          {t('planned.book')}
        </ButtonLink>
        <ButtonLink to={communityPaths.communityAnnouncements} variant="ghost" size="sm">
          {t('planned.events')}
        </ButtonLink>
      </div>
    </>
  );
}

function Row({ plan: { title, startsAt, to, people } }: { plan: Plan }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {to === null ? (
            title
          ) : (
            <Link to={to} className="underline-offset-4 hover:underline">
              {title}
            </Link>
          )}
        </p>
        <p className="text-sm text-ink-soft">{formatMoment(startsAt)}</p>
      </div>
      <p className="flex flex-wrap gap-2">
        {people.map((name, place) => (
          <Badge key={place}>{name}</Badge>
        ))}
      </p>
    </li>
  );
}
