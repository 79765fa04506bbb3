import type { Schemas } from '@sanctum/openapi';
import { theClock } from '../../shared/moment';

export type CoachEvent = Schemas['CoachEventResponse'];
export type Guest = Schemas['EventGuestResponse'];
export type Scope = Schemas['SeriesScope'];

/** Repetition in the form; the server takes one object or null. */
export interface RepeatForm {
  rhythm: Schemas['EventRhythm'] | 'once';
  ends: 'times' | 'until';
  times: number;
  until: string | null;
}

type NewEvent = Schemas['NewEventRequest'];
export type NewEventForm = Omit<NewEvent, 'repeats' | 'localStart'> & {
  localStart: string | null;
  repeat: RepeatForm;
};

/** Defaults of a new event: open to everyone, no limit, in the business's time zone. */
export const blankEvent = (): NewEventForm => ({
  title: '',
  description: '',
  localStart: null,
  durationSeconds: 3600,
  timeZone: theClock(),
  place: null,
  meetingUrl: null,
  capacity: null,
  groupId: null,
  repeat: { rhythm: 'once', ends: 'times', times: 6, until: null },
});

/** Converts the form into the server's format. */
export function asRequest({ repeat, ...event }: NewEventForm): object {
  const { rhythm, ends, times, until } = repeat;
  if (rhythm === 'once') return { ...event, repeats: null };
  const end = ends === 'times' ? { times, until: null } : { times: null, until };
  return { ...event, repeats: { rhythm, ...end } };
}

export const eventPath = (id: string): string => `/events/${encodeURIComponent(id)}`;

/** The event's page in the member app, which is another app on the same origin. */
export const memberPageOf = ({ id }: CoachEvent): string => `/community/events/${id}`;

export const isOver = ({ endsAt }: CoachEvent, now: Date): boolean => Date.parse(endsAt) <= now.getTime();
