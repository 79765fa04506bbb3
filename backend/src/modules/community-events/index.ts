/**
 * Community events: what the coach plans, for everyone or for a circle or pod, and who is going. Owns community_events,
 * one row per occurrence, and community_event_rsvps. The database counts RSVPs (coming/); the policy of accounts
 * decides who may come.
 */
export { CommunityEventsModule } from './community-events.module.js';
export { eventFacts, eventGuests } from './community-events.views.js';
export { type EventDetails, EventDetailsQueries } from './event-details.queries.js';
export { occurrences, wallTimeOf } from './schedule/occurrences.js';
