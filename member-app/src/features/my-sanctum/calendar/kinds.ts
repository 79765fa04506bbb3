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
  /** Returns the shape that distinguishes kinds if there is only room for a dot. */
  dotOf: (entry: CalendarEntry) => string;
  /** Returns the page that the entry links to. */
  placeOf: (entry: CalendarEntry) => To;
}

/** Returns the session's place on the sessions' page, with its actions. */
const amongSessions = ({ id }: CalendarEntry): To => ({ pathname: sanctumPaths.coachingSessions, hash: id });

/** Returns the page of a locked module, in its course. */
const inCourse = ({ id, courseId, startsAt }: CalendarEntry): To =>
  Date.parse(startsAt) <= Date.now()
    ? sanctumPaths.classroomModule(courseId ?? '', id)
    : sanctumPaths.classroomCourse(courseId ?? '');

/** Returns the event's own page. */
const onItsPage = ({ id }: CalendarEntry): To => communityPaths.communityEvent(id);

/** Returns a dot that is filled while a spot is kept. */
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

/** Returns whether the app knows this kind, because a later server may send more. */
export const isKnown = ({ kind }: CalendarEntry): boolean => Object.hasOwn(kinds, kind);
