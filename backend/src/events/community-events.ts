import { z } from 'zod';

export const communityCalendarEvents = {
  /** The coach planned an event, or a series that begins with this event. */
  'event.planned': z.object({ eventId: z.string(), groupId: z.string().nullable(), by: z.string() }),
  /** Events were canceled or deleted. */
  'events.withdrawn': z.object({ eventIds: z.array(z.string()), areDeleted: z.boolean().optional() }),
  /** A member joined an event. */
  'event.joined': z.object({ rsvpId: z.string(), eventId: z.string(), accountId: z.string() }),
  /** A member on the waiting list got a spot at an event. */
  'event.place-given': z.object({ rsvpId: z.string(), eventId: z.string(), accountId: z.string() }),
  /** An event that a member attends has a new time, or a new location (`wasAt` null). */
  'event.changed': z.object({
    changeId: z.string(),
    eventId: z.string(),
    accountId: z.string(),
    wasAt: z.string().nullable(),
  }),
  /** An event was canceled; the member is going or on its waiting list. */
  'event.cancelled': z.object({ changeId: z.string(), eventId: z.string(), accountId: z.string() }),
  /** A reminder of an event that a member attends is due; `startsAt`: the start when the reminder became due. */
  'event.near': z.object({
    reminderId: z.string(),
    eventId: z.string(),
    accountId: z.string(),
    startsAt: z.string(),
  }),
};
