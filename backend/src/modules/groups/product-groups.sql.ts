/**
 * People whose product leads into a group: they got it after it was linked or, if chosen, earlier. One row per product.
 */
const WOULD_BRING = `
  select e.account_id, p.group_id, p.product_id, e.opened_at, e.source from product_groups p
  join active_enrollments e on e.product_id = p.product_id and (p.brings_earlier or e.opened_at >= p.added_at)`;

/**
 * The coach has removed the person from the group of `w`, and nothing granted or paid since brings them back. A free
 * claim or a second seat does not undo the coach's decision.
 */
const IS_KEPT_OUT = `exists (
  select from taken_out_members t where t.account_id = w.account_id and t.group_id = w.group_id
    and (t.taken_out_at >= w.opened_at or w.source in ('free', 'seat')))`;

/** People whom products bring into groups. */
export const BROUGHT = `select w.* from (${WOULD_BRING}) w where not ${IS_KEPT_OUT}`;

/** People whom products would bring into groups if the coach had not removed them. */
export const KEPT_OUT = `select w.* from (${WOULD_BRING}) w where ${IS_KEPT_OUT}`;
