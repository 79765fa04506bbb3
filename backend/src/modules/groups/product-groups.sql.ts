/**
 * Whom products would bring where: who has one now that brings into a group, since it does or, where the coach has said so, from before. A
 * person stands there once for each product.
 */
const WOULD_BRING = `
  select e.account_id, p.group_id, p.product_id, e.opened_at, e.source from product_groups p
  join active_enrollments e on e.product_id = p.product_id and (p.brings_earlier or e.opened_at >= p.added_at)`;

/**
 * The coach has taken the person out of the group of `w`, and has given her nothing since that brings her there, nor has it been paid for
 * since. What she claims herself, or her mother gives her, does not undo what the coach has decided.
 */
const IS_KEPT_OUT = `exists (
  select from taken_out_members t where t.account_id = w.account_id and t.group_id = w.group_id
    and (t.taken_out_at >= w.opened_at or w.source in ('free', 'seat')))`;

/** Whom products bring where. */
export const BROUGHT = `select w.* from (${WOULD_BRING}) w where not ${IS_KEPT_OUT}`;

/** Whom products would bring where, if the coach had not taken them out. */
export const KEPT_OUT = `select w.* from (${WOULD_BRING}) w where ${IS_KEPT_OUT}`;
