import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarHeart from 'lucide-react/icons/calendar-heart';
import Hourglass from 'lucide-react/icons/hourglass';
import Unlock from 'lucide-react/icons/lock-open';
import type { LucideIcon } from 'lucide-react';
import type { To } from 'react-router-dom';
import { communityPaths } from '../../../shared/lib/community-paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import type { CalendarEntry } from '../api';

interface Kind {
  icon: LucideIcon;
  /** Shape that distinguishes kinds if there is only room for a dot. */
  dotOf: (entry: CalendarEntry) => string;
  /** Where the entry leads. */
  placeOf: (entry: CalendarEntry) => To;
}

/** The sessions' page has a place for each, with what can be done about it. */
const amongSessions = ({ id }: CalendarEntry): To => ({ pathname: sanctumPaths.coachingSessions, hash: id });

/** A locked module is shown in its course. */
const inCourse = ({ id, courseId, startsAt }: CalendarEntry): To =>
  Date.parse(startsAt) <= Date.now()
    ? sanctumPaths.classroomModule(courseId ?? '', id)
    : sanctumPaths.classroomCourse(courseId ?? '');

/** An event has its own page. */
const onItsPage = ({ id }: CalendarEntry): To => communityPaths.communityEvent(id);

/** Filled while a spot is held. */
const waitingDot = ({ offeredUntil }: CalendarEntry) =>
  offeredUntil === null ? 'border-2 border-clay' : 'bg-clay';

const kinds: Record<CalendarEntry['kind'], Kind> = {
  session: { icon: CalendarHeart, dotOf: () => 'bg-evergreen', placeOf: amongSessions },
  waiting: { icon: Hourglass, dotOf: waitingDot, placeOf: amongSessions },
  opening: { icon: Unlock, dotOf: () => 'rounded-none! rotate-45 bg-gold', placeOf: inCourse },
  event: { icon: CalendarCheck, dotOf: () => 'rounded-xs! bg-evergreen', placeOf: onItsPage },
  event_waiting: { icon: Hourglass, dotOf: () => 'rounded-xs! border-2 border-clay', placeOf: onItsPage },
};

export const kindOf = ({ kind }: CalendarEntry): Kind => kinds[kind];

/** A later server may tell of more kinds than this app knows. */
export const isKnown = ({ kind }: CalendarEntry): boolean => Object.hasOwn(kinds, kind);
