/** Person with the second seat that came with the enrollment `e`, as JSON; null: the course is for one. */
export const SECOND_SEAT = `(
  select json_build_object('id', h.seat_account_id, 'name', h.name) from held_second_seats h
  where h.account_id = e.account_id and h.product_id = e.product_id)`;

/** Owner whose second seat the enrollment `e` is, as JSON; null: the enrollment is the person's own. */
export const SECOND_SEAT_OF = `(
  select json_build_object('id', m.id, 'name', m.name) from members m where e.source = 'seat' and m.id = e.source_id)`;
