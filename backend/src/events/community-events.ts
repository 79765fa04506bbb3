import { z } from 'zod';

export const communityCalendarEvents = {
  /** The coach planned a community event, or a series of events that begins with this one. */
  'event.planned': z.object({ eventId: z.string(), groupId: z.string().nullable(), by: z.string() }),
  /** Events of the community were cancelled or deleted. */
  'events.withdrawn': z.object({ eventIds: z.array(z.string()), areDeleted: z.boolean().optional() }),
  /** A member comes to an event of the community. */
  'event.joined': z.object({ rsvpId: z.string(), eventId: z.string(), accountId: z.string() }),
  /** A member on the waitlist got a place at an event. */
  'event.place-given': z.object({ rsvpId: z.string(), eventId: z.string(), accountId: z.string() }),
  /** An event that a member attends has a new time or a new place (`wasAt` null). */
  'event.changed': z.object({
    changeId: z.string(),
    eventId: z.string(),
    accountId: z.string(),
    wasAt: z.string().nullable(),
  }),
  /** An event to which a member wanted to come was cancelled. */
  'event.cancelled': z.object({ changeId: z.string(), eventId: z.string(), accountId: z.string() }),
  /** An event to which a member comes is near; `startsAt`: when it was to begin then. */
  'event.near': z.object({
    reminderId: z.string(),
    eventId: z.string(),
    accountId: z.string(),
    startsAt: z.string(),
  }),
};
