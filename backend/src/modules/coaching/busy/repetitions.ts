import ICAL from 'ical.js';
import { days } from '../../../kernel/clock.js';
import { wallOf } from './calendar-zones.js';

/**
 * The repetitions of an entry, in order. They start somewhat before `from` where possible, to skip hundreds of earlier
 * ones of a meeting that has repeated for years. `from` is a wall-clock time, as `wallOf` reads it.
 */
export function repetitionsOf(entry: ICAL.Event, from: number): ICAL.RecurExpansion {
  const { component, startDate } = entry;
  const rules = component
    .getAllProperties('rrule')
    .map((property) => property.getFirstValue())
    .filter((rule) => rule instanceof ICAL.Recur);
  for (const rule of rules) includeLastDay(rule, startDate);
  const [only] = rules;
  return entry.iterator(
    only && rules.length === 1 && only.count === null ? nearStart(startDate, only, from) : startDate,
  );
}

/** Extends a rule to the end of its last day. A rule may name only a day where the entry has hours. */
function includeLastDay(rule: ICAL.Recur, start: ICAL.Time): void {
  const { until } = rule;
  if (!until?.isDate || start.isDate) return;
  const { year, month, day } = until;
  rule.until = new ICAL.Time(
    { year, month, day, hour: 23, minute: 59, second: 59, isDate: false },
    start.zone ?? ICAL.Timezone.localTimezone,
  );
}

/** Returns the last start before `from` from which the rule continues with the same times. */
function nearStart(start: ICAL.Time, rule: ICAL.Recur, from: number): ICAL.Time {
  const near = start.clone();
  const { interval } = rule;
  const whole = (steps: number) => Math.max(0, Math.floor(steps / interval)) * interval;
  const spared = from - wallOf(start);
  if (rule.freq === 'DAILY') near.adjust(whole(spared / days(1)), 0, 0, 0);
  if (rule.freq === 'WEEKLY') near.adjust(whole(spared / days(7)) * 7, 0, 0, 0);
  // Every month has 28 days, and a month of 31 skips at most one.
  if (rule.freq === 'MONTHLY' && start.day <= 28) {
    const months = near.month - 1 + whole(spared / days(31));
    near.year += Math.floor(months / 12);
    near.month = (months % 12) + 1;
  }
  if (rule.freq === 'YEARLY' && start.day <= 28) near.year += whole(spared / days(366));
  return near;
}
