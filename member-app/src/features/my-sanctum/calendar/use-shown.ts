import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { datesIn, ownTimeZone } from '../../../shared/lib/days';
import {
  addDays,
  addMonths,
  type CalendarDay,
  daysFrom,
  monthOf,
  readDay,
  weekOf,
  weeksOfMonth,
} from './calendar-days';
import { firstWeekday } from './day-words';

export const VIEWS = ['month', 'week', 'agenda'] as const;
export type View = (typeof VIEWS)[number];

/** Of how many days the agenda tells at once. */
const AGENDA = 84;

export interface Shown {
  view: View;
  /** The chosen day. */
  day: CalendarDay;
  today: CalendarDay;
}

/** What of the calendar the address names; without a day, today, so that it is another one tomorrow. */
export function useShown(): Shown {
  const [search] = useSearchParams();
  const [today] = useState(() => datesIn(ownTimeZone())(new Date()));
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'month';
  return { view, day: readDay(search.get('day')) ?? today, today };
}

/** The address that shows it. */
export function searchOf({ view, day, today }: Shown): { search: string } {
  const search = new URLSearchParams();
  if (view !== 'month') search.set('view', view);
  if (day !== today) search.set('day', day);
  return { search: search.toString() };
}

/** All the days a view shows, in order. */
export function daysOf({ view, day }: Pick<Shown, 'view' | 'day'>): CalendarDay[] {
  if (view === 'month') return weeksOfMonth(day, firstWeekday()).flat();
  return view === 'week' ? weekOf(day, firstWeekday()) : daysFrom(day, AGENDA);
}

/** Whether a day is within what a view shows as its own: beside a month stand some days of the next ones. */
export function isWithin(day: CalendarDay, { view, day: shown }: Shown): boolean {
  if (view === 'month') return monthOf(day) === monthOf(shown);
  return daysOf({ view, day: shown }).includes(day);
}

/** The day that stands there when a view goes one on (1), or one back (-1). */
export function turned({ view, day }: Shown, by: 1 | -1): CalendarDay {
  if (view === 'month') return addMonths(day, by);
  return addDays(day, by * (view === 'week' ? 7 : AGENDA));
}
