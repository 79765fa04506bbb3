import { useSearchParams } from 'react-router-dom';
import { useIsPhone } from '../../../shared/phone-list';
import { type View, VIEWS } from './span';

export interface CalendarPlace {
  view: View;
  /** One of the visible dates, such as 2027-03-02. */
  day: string;
  go: (place: { view?: View; day?: string }) => void;
}

const DATE = /^2[01]\d\d-\d\d-\d\d$/;

/**
 * The coach's place in the calendar, stored in the URL, so that Back and shared links work. A phone shows a week as an
 * agenda.
 */
export function useCalendarPlace(today: string): CalendarPlace {
  const [address, setAddress] = useSearchParams();
  const isPhone = useIsPhone();
  const asked = VIEWS.find((view) => view === address.get('view')) ?? usualView(isPhone);
  const view = isPhone && asked === 'week' ? 'agenda' : asked;
  const named = address.get('day') ?? '';
  const day = isDate(named) ? named : today;
  return { view, day, go: (next) => setAddress({ view, day, ...next }) };
}

const usualView = (isPhone: boolean): View => (isPhone ? 'day' : 'week');

/** True if the date exists, unlike February 31. */
function isDate(named: string): boolean {
  if (!DATE.test(named)) return false;
  const at = new Date(`${named}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(named);
}
