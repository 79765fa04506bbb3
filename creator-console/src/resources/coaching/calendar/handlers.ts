import type { Wall } from '../grid/wall';
import type { CalendarEntry, CalendarSession, CalendarTimeOff } from './calendar.api';

/** Where on the screen something was chosen. */
export interface Spot {
  top: number;
  left: number;
}

/** What the coach does in the calendar; what comes of it is asked for elsewhere. */
export interface Handlers {
  onOpen: (entry: CalendarEntry) => void;
  /** A session was put down there. */
  onMove: (session: CalendarSession, startsAt: string) => void;
  /** A time was chosen at which nothing is. */
  onChoose: (wall: Wall, spot: Spot) => void;
  onTimeOff: (timeOff: CalendarTimeOff) => void;
  /** A day is to be seen alone. */
  onDay: (date: string) => void;
}
