/** Held: not confirmed through the emailed link, or not paid yet. All states except canceled take the coach's time. */
export const SESSION_STATES = ['held', 'confirmed', 'completed', 'cancelled'] as const;
export type SessionState = (typeof SESSION_STATES)[number];

export const BOOKING_STATES = ['unconfirmed', 'confirmed', 'cancelled', 'completed', 'no_show'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** Minutes a time is held until the emailed link is followed. */
export const HOLD_MINUTES = 30;

/** Minutes a time is held until it is paid. */
export const PAY_MINUTES = 15;

export const NAME_LIMIT = 100;
export const NOTE_LIMIT = 1000;
export const CANCEL_REASON_LIMIT = 500;

/** Max length of each of the coach's notes on a booking, shared or private. */
export const COACH_NOTE_LIMIT = 5000;
