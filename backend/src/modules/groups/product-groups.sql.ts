/**
 * Whom products bring where: who has one now that brings into a group, since it does or, where the coach has said so, from before. A
 * person stands there once for each product.
 */
export const BROUGHT = `
  select e.account_id, p.group_id, p.product_id, e.opened_at from product_groups p
  join active_enrollments e on e.product_id = p.product_id and (p.brings_earlier or e.opened_at >= p.added_at)`;
