import { paths } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import type { OverviewFigures } from '../api';

export interface Step {
  name: 'resource' | 'introduce' | 'book';
  to: string;
  isDone: boolean;
}

type Facts = Pick<
  OverviewFigures,
  | 'enrolledCourseCount'
  | 'downloadCount'
  | 'communityPostCount'
  | 'hasBooked'
  | 'hasFreeProducts'
  | 'hasOpenOfferings'
>;

/** First steps of a new member, as far as the coach offers them. Each is done as soon as the member's data show it. */
export const stepsOf = (facts: Facts): Step[] => {
  const hasResource = facts.enrolledCourseCount + facts.downloadCount > 0;
  const steps: (Step & { isOffered: boolean })[] = [
    {
      name: 'resource',
      to: `${paths.library}?price=free`,
      isDone: hasResource,
      isOffered: facts.hasFreeProducts,
    },
    { name: 'introduce', to: paths.community, isDone: facts.communityPostCount > 0, isOffered: true },
    { name: 'book', to: sanctumPaths.coaching, isDone: facts.hasBooked, isOffered: facts.hasOpenOfferings },
  ];
  return steps.filter(({ isDone, isOffered }) => isDone || isOffered);
};

/** Milliseconds after joining for which a member is new. */
const NEW_FOR = 30 * 86_400_000;

/** Returns true while steps are open for someone without any, or who joined within the last 30 days. */
export function isNew(steps: readonly Step[], joinedAt: string, now = Date.now()): boolean {
  const done = steps.filter(({ isDone }) => isDone).length;
  return done === 0 || (done < steps.length && now - Date.parse(joinedAt) < NEW_FOR);
}
