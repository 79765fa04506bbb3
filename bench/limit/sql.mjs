/** The signed-in person, as every statement of the limit server asks for it: `$1` is the account, `$2` the session. */
export const CALLER = `
  select a.id, a.role from login_sessions s join accounts a on a.id = s.account_id
  where s.id = $2 and s.account_id = $1 and s.ended_at is null and s.expires_at > now()`;

export const price = (column) => `to_char(${column} / 100.0, 'FM999999990.00')`;
export const time = (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
export const picture = (column) => `'/api/media/public/' || ${column}`;

/** What is counted for the card of a product `p`. */
export const COUNTS = `
  cross join lateral (
    select round(avg(rating), 1)::float8 as rating, count(*)::int as reviews
    from reviews where product_id = p.id and hidden_reason is null
  ) counted
  cross join lateral (
    select count(*)::int as students from enrollments where product_id = p.id and ended_at is null
  ) enrolled`;
