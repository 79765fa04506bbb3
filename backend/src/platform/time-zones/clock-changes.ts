import { Temporal } from 'temporal-polyfill';

export interface ClockChange {
  at: Date;
  /** Seconds that the clock is ahead of UTC from then on. */
  offsetSeconds: number;
}

/** Lists the clock changes of a zone in this process's data; the first is the state at `from`. */
export function clockChanges(zone: string, from: Date, until: Date): ClockChange[] {
  const start = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(zone);
  const changes = [changeAt(start)];
  for (
    let next = start.getTimeZoneTransition('next');
    next !== null && next.epochMilliseconds < until.getTime();
    next = next.getTimeZoneTransition('next')
  )
    changes.push(changeAt(next));
  return changes;
}

const changeAt = ({ epochMilliseconds, offsetNanoseconds }: Temporal.ZonedDateTime): ClockChange => ({
  at: new Date(epochMilliseconds),
  offsetSeconds: offsetNanoseconds / NANOSECONDS_A_SECOND,
});

const NANOSECONDS_A_SECOND = 1e9;
