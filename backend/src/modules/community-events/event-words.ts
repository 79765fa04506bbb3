/** Allowed values and max lengths for events. The database checks the lists, and its columns have the limits. */

/** Interval between the events of a series. */
export const EVENT_RHYTHMS = ['weekly', 'two_weeks', 'monthly'] as const;
export type EventRhythm = (typeof EVENT_RHYTHMS)[number];

export const EVENT_STATES = ['planned', 'cancelled'] as const;
export type EventState = (typeof EVENT_STATES)[number];

/** A member's state at an event: has a spot, or is waiting for one. */
export const RSVP_STATES = ['coming', 'waiting'] as const;
export type RsvpState = (typeof RSVP_STATES)[number];

export const SERIES_SCOPES = ['this', 'following'] as const;
export type SeriesScope = (typeof SERIES_SCOPES)[number];

/** Texts that can be translated. */
export const EVENT_TEXTS = ['title', 'description'] as const;

export const EVENT_TITLE_LIMIT = 120;
export const EVENT_TEXT_LIMIT = 3000;
export const EVENT_PLACE_LIMIT = 300;
export const EVENT_LINK_LIMIT = 500;
export const EVENT_REASON_LIMIT = 500;
export const TIME_ZONE_LIMIT = 64;
export const MOST_PLACES = 5000;
/** Max length of an event: a week. */
export const LONGEST_SECONDS = 604_800;
/** Max events in a series: more than a year of weeks. */
export const MOST_IN_SERIES = 60;

export const quoted = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');
