/** Events of the community: cards, a page for each, and RSVP. */
export { EventPage } from './event-page';
export { NextEvents, UpcomingEvents } from './upcoming-events';
