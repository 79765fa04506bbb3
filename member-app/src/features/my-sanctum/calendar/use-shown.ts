import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { datesIn, ownTimeZone } from '../../../shared/lib/days';
import {
  addDays,
  addMonths,
  type CalendarDay,
  daysFrom,
  firstWeekday,
  monthOf,
  readDay,
  weekOf,
  weeksOfMonth,
} from './calendar-days';

export const VIEWS = ['month', 'week', 'agenda'] as const;
export type View = (typeof VIEWS)[number];

/** Number of days that the agenda shows. */
const AGENDA = 84;

export interface Shown {
  view: View;
  /** The chosen day. */
  day: CalendarDay;
  today: CalendarDay;
}

/**
 * Reads view and day from the URL. The default day is today, so the same URL shows another day tomorrow. The default
 * view is a month, or a list of days on small screens.
 */
export function useShown(isWide: boolean): Shown {
  const [search] = useSearchParams();
  const [today] = useState(() => datesIn(ownTimeZone())(new Date()));
  const view = VIEWS.find((one) => one === search.get('view')) ?? (isWide ? 'month' : 'agenda');
  return { view, day: readDay(search.get('day')) ?? today, today };
}

/** Search part of the address that shows this view. */
export function searchOf({ view, day, today }: Shown): { search: string } {
  const search = new URLSearchParams({ view });
  if (day !== today) search.set('day', day);
  return { search: search.toString() };
}

export function daysOf({ view, day }: Pick<Shown, 'view' | 'day'>): CalendarDay[] {
  if (view === 'month') return weeksOfMonth(day, firstWeekday()).flat();
  return view === 'week' ? weekOf(day, firstWeekday()) : daysFrom(day, AGENDA);
}

/** Returns true if a day belongs to the shown period: a month view also shows days of adjacent months. */
export function isWithin(day: CalendarDay, { view, day: shown }: Shown): boolean {
  if (view === 'month') return monthOf(day) === monthOf(shown);
  return daysOf({ view, day: shown }).includes(day);
}

/** Returns the day shown after one step forward (1) or back (-1) in this view. */
export function turned({ view, day }: Shown, by: 1 | -1): CalendarDay {
  if (view === 'month') return addMonths(day, by);
  return addDays(day, by * (view === 'week' ? 7 : AGENDA));
}
