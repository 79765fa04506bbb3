export interface OpenCredit {
  id: string;
  offeringId: string;
  expiresAt: Date | null;
  /** Sessions that can still be booked with it. */
  left: number;
}

const LEFT = `
  select c.id, c.offering_id as "offeringId", c.expires_at as "expiresAt", (c.sessions - count(b.id))::int as left
  from coaching_credits c left join coaching_bookings b on b.credit_id = c.id and b.state <> 'cancelled'`;

/**
 * A member's ($1) credits that are neither ended nor expired ($2 is now), with their bookings; group them by `c.id`.
 */
export const OPEN_CREDITS = `${LEFT}
  where c.account_id = $1 and c.ended_at is null and (c.expires_at is null or c.expires_at > $2)`;

/** Like `OPEN_CREDITS`, for all members; $1 is now. */
export const CREDITS_LEFT = `${LEFT} where c.ended_at is null and (c.expires_at is null or c.expires_at > $1)`;
