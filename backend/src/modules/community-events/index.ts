/**
 * Events of the community: what the coach plans, for everybody or for a circle or pod, and who comes. Owns
 * community_events, one row each time, and community_event_rsvps. How many come, the database counts (coming/); who
 * may come, the policy of accounts says.
 */
export { CommunityEventsModule } from './community-events.module.js';
export { eventFacts, eventGuests } from './community-events.views.js';
export { type EventDetails, EventDetailsQueries } from './event-details.queries.js';
export { occurrences, wallTimeOf } from './schedule/occurrences.js';
