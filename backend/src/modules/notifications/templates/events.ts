import { LATER, MOMENT, READER, SOMEBODY, ZONE } from './samples.js';
import type { MailWords } from './mail-words.js';
import { template } from './template.js';

/** Facts of a community event for emails, in the reader's time zone. */
export interface ToldEvent {
  title: string;
  startsAt: Date;
  timeZone: string;
  /** Location; null: online. */
  place: string | null;
}

interface ToGuest {
  name: string;
  event: ToldEvent;
  /** Address of the event's page. */
  url: string;
}

const toReader = (site: string): ToGuest => ({
  name: READER.name,
  url: `${site}/community/events/6f1d2c9e`,
  event: { title: 'Reading aloud together', startsAt: new Date(MOMENT), timeZone: ZONE, place: null },
});

const told = (words: MailWords, { title, startsAt, timeZone, place }: ToldEvent) => ({
  event: title,
  when: words.moment(startsAt, timeZone),
  where: place ?? words.shared('online'),
});

const toGuest = (kind: 'event-joined' | 'event-place-given' | 'event-reminder') =>
  template({
    kind,
    group: 'community',
    placeholders: ['event', 'when', 'where'],
    keeps: { body: ['event', 'when'] },
    fill: (words, { name, event, url }: ToGuest) => ({ name, url, values: told(words, event) }),
    sample: toReader,
  });

/** Comes with a calendar entry. */
export const eventJoined = toGuest('event-joined');

/** For a person on the waitlist, with a calendar entry. */
export const eventPlaceGiven = toGuest('event-place-given');

/** Optional email. */
export const eventReminder = toGuest('event-reminder');

/** `wasAt`: the previous start; null: the time is the same, and the place has changed. */
export const eventChanged = template({
  kind: 'event-changed',
  group: 'community',
  placeholders: ['event', 'when', 'where', 'whatHappened'],
  keeps: { body: ['event', 'when', 'whatHappened'] },
  fill: (words, { name, event, url, wasAt }: ToGuest & { wasAt: Date | null }) => ({
    name,
    url,
    values: {
      ...told(words, event),
      whatHappened:
        wasAt === null
          ? words.say('whatHappened.place')
          : words.say('whatHappened.time', { was: words.moment(wasAt, event.timeZone) }),
    },
  }),
  sample: (site) => ({ ...toReader(site), wasAt: new Date(LATER) }),
});

/** `reason`: the coach's own words. */
export const eventCancelled = template({
  kind: 'event-cancelled',
  group: 'community',
  placeholders: ['event', 'when', 'reason'],
  keeps: { body: ['event', 'when', 'reason'] },
  fill: (words, { name, event, url, coach, reason }: ToGuest & { coach: string; reason: string }) => ({
    name,
    url,
    values: {
      event: event.title,
      when: words.moment(event.startsAt, event.timeZone),
      reason: words.say('reason', { coach, reason }),
    },
  }),
  sample: (site) => ({
    ...toReader(site),
    coach: SOMEBODY.name,
    reason: 'I have lost my voice, and am sorry.',
  }),
});
