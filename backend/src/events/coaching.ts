import { z } from 'zod';

const callHappened = z.object({
  bookingId: z.string(),
  /** Null: a visitor without an account. */
  accountId: z.string().nullable(),
});

export const coachingEvents = {
  /** A person requested a time of the coach, or its email again. */
  'call.requested': callHappened,
  /** The time was booked; `isSecond`: as the second seat of a place, about which the coach is notified anyway. */
  'call.confirmed': callHappened.extend({
    byCoach: z.boolean().optional(),
    isSecond: z.boolean().optional(),
  }),
  /** The session of a booking has another time, or is held elsewhere (`wasAt` null). */
  'call.changed': callHappened.extend({
    changeId: z.string(),
    wasAt: z.string().nullable(),
    byCoach: z.boolean(),
  }),
  /** A booked time is free again; `isSecond` as in `call.confirmed`, `withoutConsentOf`: guardians of a minor without any consent left. */
  'call.cancelled': callHappened.extend({
    byCoach: z.boolean(),
    isSecond: z.boolean().optional(),
    withoutConsentOf: z.array(z.string()).optional(),
  }),
  /** The session of a booking is near; `startsAt`: when it was to begin then. */
  'call.near': callHappened.extend({ reminderId: z.string(), startsAt: z.string() }),
  /** A place on a group date is held for a member on the waitlist. */
  'place.offered': z.object({
    waitingId: z.string(),
    accountId: z.string(),
    sessionId: z.string(),
    offeredUntil: z.string(),
  }),
  /** A time that was paid for is somebody else's by now, or is over. */
  'time.lost': z.object({
    bookingId: z.string(),
    accountId: z.string(),
    orderId: z.string(),
    productId: z.string(),
  }),
  /** A member has taken a product out of the cart for which a time was held. */
  'held-time.left': z.object({ accountId: z.string(), productId: z.string(), bookingId: z.string() }),
  /** The coach has said whether a session was held or missed, and may say otherwise later. */
  'session.settled': callHappened,
};
