import { z } from 'zod';

const callHappened = z.object({
  bookingId: z.string(),
  /** Null: a visitor without an account. */
  accountId: z.string().nullable(),
});

export const coachingEvents = {
  /** A person requested a session, or its confirmation email again. */
  'call.requested': callHappened,
  /** A session was booked; `isSecond`: it is the second seat of a spot, and the coach hears of the first. */
  'call.confirmed': callHappened.extend({
    byCoach: z.boolean().optional(),
    isSecond: z.boolean().optional(),
  }),
  /** A booked session has a new time, or a new location (`wasAt` null). */
  'call.changed': callHappened.extend({
    changeId: z.string(),
    wasAt: z.string().nullable(),
    byCoach: z.boolean(),
  }),
  /** A booking was canceled; `isSecond` as in `call.confirmed`. `withoutConsentOf`: guardians of a minor whose last consent ended. */
  'call.cancelled': callHappened.extend({
    byCoach: z.boolean(),
    isSecond: z.boolean().optional(),
    withoutConsentOf: z.array(z.string()).optional(),
  }),
  /** A reminder of a booked session is due; `startsAt`: the start when the reminder became due. */
  'call.near': callHappened.extend({ reminderId: z.string(), startsAt: z.string() }),
  /** A spot on a group date is reserved for a member on the waiting list. */
  'place.offered': z.object({
    waitingId: z.string(),
    accountId: z.string(),
    sessionId: z.string(),
    offeredUntil: z.string(),
  }),
  /** A member paid for a time that another person has booked, or that has passed. */
  'time.lost': z.object({
    bookingId: z.string(),
    accountId: z.string(),
    orderId: z.string(),
    productId: z.string(),
  }),
  /** A member removed a product with a held time from the cart. */
  'held-time.left': z.object({ accountId: z.string(), productId: z.string(), bookingId: z.string() }),
  /** The coach marked a session as completed or as a no-show; a change of the mark publishes it again. */
  'session.settled': callHappened,
};
