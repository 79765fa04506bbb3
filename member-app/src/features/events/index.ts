/** Events of the community: cards among its announcements, a page for each, and whether the reader comes. */
export { EventPage } from './event-page';
export { NextEvents, UpcomingEvents } from './upcoming-events';
