/**
 * SQL of the time zone in which the business keeps its books: the coach's own, of the first coach where there are more.
 * A day in the coach's figures is a day of hers (docs/decisions/the-coachs-figures.md).
 */
export const COACH_TIME_ZONE = `
  coalesce((select time_zone from accounts where role = 'creator' order by created_at, id limit 1), 'UTC')`;
