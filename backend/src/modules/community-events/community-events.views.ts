import { oneOf, publishedView } from '../../platform/database/published-view.js';
import { EVENT_STATES, RSVP_STATES } from './event-words.js';

/** Events, as calendars need them. */
export const eventFacts = publishedView('event_facts', {
  id: 'uuid',
  title: 'text',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  place: 'text?',
  meeting_link: 'text?',
  state: oneOf(EVENT_STATES),
  calendar_sequence: 'integer',
  coming: 'integer',
  capacity: 'integer?',
  group_id: 'uuid?',
  translations: 'jsonb',
});

/** Members with a place at an event, and members on its waiting list. */
export const eventGuests = publishedView('event_guests', {
  event_id: 'uuid',
  account_id: 'uuid',
  state: oneOf(RSVP_STATES),
});
