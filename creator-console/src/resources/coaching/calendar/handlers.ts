import type { Wall } from '../grid/wall';
import type { CalendarEntry, CalendarSession, CalendarTimeOff, CoachCalendar } from './calendar.api';

/** Position on the screen where something was chosen, in pixels. */
export interface Spot {
  top: number;
  left: number;
}

/** Callbacks of the calendar; the dialogs they open are elsewhere. */
export interface Handlers {
  onOpen: (entry: CalendarEntry) => void;
  /** Called when a session was dropped at this time. */
  onMove: (session: CalendarSession, startsAt: string) => void;
  /** Called when a free time was chosen. */
  onChoose: (wall: Wall, spot: Spot) => void;
  onTimeOff: (timeOff: CalendarTimeOff) => void;
  /** Called to open one day. */
  onDay: (date: string) => void;
}

/** Props of each view of the calendar. */
export interface DaysProps {
  calendar: CoachCalendar;
  dates: readonly string[];
  now: string;
  on: Handlers;
}
