/** Held: for somebody who has not followed the mailed link, or not paid, yet. All but cancelled take the coach's time. */
export const SESSION_STATES = ['held', 'confirmed', 'completed', 'cancelled'] as const;
export type SessionState = (typeof SESSION_STATES)[number];

export const BOOKING_STATES = ['unconfirmed', 'confirmed', 'cancelled', 'completed', 'no_show'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** How long a time is held for the mailed link to be followed. */
export const HOLD_MINUTES = 30;

/** How long a time is held for whoever is about to pay for it. */
export const PAY_MINUTES = 15;

export const NAME_LIMIT = 100;
export const NOTE_LIMIT = 1000;
export const CANCEL_REASON_LIMIT = 500;

/** What the coach writes down of a booking, for the person or for herself. */
export const COACH_NOTE_LIMIT = 5000;
