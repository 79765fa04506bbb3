import type { Schemas } from '@sanctum/openapi';
import { communityPaths } from '../../shared/lib/community-paths';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';

type Mine = Pick<Schemas['OverviewResponse'], 'upcomingSessions' | 'upcomingEvents'>;
type Times = Pick<Schemas['WardPlanResponse'], 'kind' | 'id' | 'title' | 'startsAt' | 'endsAt'>;

export interface Plan extends Times {
  /** Page of the plan, if the reader can open it. */
  to: string | null;
  people: string[];
}

interface Ward {
  name: string;
  planned: Schemas['WardPlanResponse'][];
}

/** Key of a plan. Each person books a group session, so two bookings of the same time are one session. */
const keyOf = ({ kind, id, title, startsAt, endsAt }: Times): string =>
  kind === 'event' ? id : `${title} ${startsAt} ${endsAt}`;

/** Sessions and events of the reader and the wards by time, each once with everyone who takes part. */
export function plansOf(me: string, mine: Mine, wards: readonly Ward[]): Plan[] {
  const all: Plan[] = [
    ...mine.upcomingSessions.map(({ id, title, startsAt, endsAt }) => ({
      kind: 'session' as const,
      id,
      title,
      startsAt,
      endsAt,
      people: [me],
      to: `${sanctumPaths.coachingSessions}#${id}`,
    })),
    ...mine.upcomingEvents.map(({ id, title, startsAt, endsAt }) => ({
      kind: 'event' as const,
      id,
      title,
      startsAt,
      endsAt,
      people: [me],
      to: communityPaths.communityEvent(id),
    })),
    ...wards.flatMap(({ name, planned }) =>
      planned.map(({ isForAll, ...plan }) => ({
        ...plan,
        to: isForAll ? communityPaths.communityEvent(plan.id) : null,
        people: [name],
      })),
    ),
  ];
  const plans = new Map<string, Plan>();
  for (const plan of all) {
    const same = plans.get(keyOf(plan));
    if (same) same.people.push(...plan.people);
    else plans.set(keyOf(plan), plan);
  }
  return [...plans.values()].toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
}
