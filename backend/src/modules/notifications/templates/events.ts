import { z } from 'zod';
import { LATER, MOMENT, SOMEBODY, ZONE } from './samples.js';
import type { MailWords } from './mail-words.js';
import { template } from './template.js';

/** Facts of a community event for emails, in the reader's time zone. */
interface ToldEvent {
  title: string;
  startsAt: Date;
  timeZone: string;
  /** Location; null: online. */
  place: string | null;
}

const SAMPLE = {
  url: '/community/events/6f1d2c9e',
  title: 'Reading aloud together',
  startsAt: new Date(MOMENT),
  timeZone: ZONE,
  place: null,
};

const told = (words: MailWords, { title, startsAt, timeZone, place }: ToldEvent) => ({
  event: title,
  when: words.moment(startsAt, timeZone),
  where: place ?? words.shared('online'),
});

const ofEvent = z.object({ eventId: z.string() });
const about = { subject: 'event', in: ['eventId'] } as const;

const toGuest = {
  group: 'community',
  about,
  placeholders: ['event', 'when', 'where'],
  keeps: { body: ['event', 'when'] },
  values: told,
  sample: SAMPLE,
} as const;

/** Confirms a spot at an event, with a calendar entry. */
export const eventJoined = template('event_joined', { ...toGuest, details: ofEvent });

/** Tells a person on the waiting list that they have a spot, with a calendar entry. */
export const eventPlaceGiven = template('event_place_given', { ...toGuest, details: ofEvent });

export const eventReminder = template('event_reminder', {
  ...toGuest,
  details: ofEvent.extend({ startsAt: z.string() }),
});

/** `wasAt`: the previous start; null: the time is the same, and the place has changed. */
export const eventChanged = template('event_changed', {
  group: 'community',
  details: ofEvent.extend({ wasAt: z.string().nullable() }),
  about,
  placeholders: ['event', 'when', 'where', 'whatHappened'],
  keeps: { body: ['event', 'when', 'whatHappened'] },
  values: (words, { wasAt, ...event }: ToldEvent & { wasAt: Date | null }) => ({
    ...told(words, event),
    whatHappened:
      wasAt === null
        ? words.say('whatHappened.place')
        : words.say('whatHappened.time', { was: words.moment(wasAt, event.timeZone) }),
  }),
  sample: { ...SAMPLE, wasAt: new Date(LATER) },
});

/** `reason`: the coach's own words. */
export const eventCancelled = template('event_cancelled', {
  group: 'community',
  details: ofEvent,
  about: { subject: 'canceled-event', in: ['eventId'] },
  placeholders: ['event', 'when', 'reason'],
  keeps: { body: ['event', 'when', 'reason'] },
  values: (
    words,
    { title, startsAt, timeZone, coach, reason }: ToldEvent & { coach: string; reason: string },
  ) => ({
    event: title,
    when: words.moment(startsAt, timeZone),
    reason: words.say('reason', { coach, reason }),
  }),
  sample: { ...SAMPLE, coach: SOMEBODY.name, reason: 'I have lost my voice, and am sorry.' },
});
