/** True if a member owns, owned, ordered or subscribes to product `p`, so it can no longer be deleted. */
export const EVER_SOLD = `(
  exists (select from begun_enrollments e where e.product_id = p.id)
  or exists (select from ordered_lines l where l.product_id = p.id)
  or exists (select from subscribed_products s where s.product_id = p.id)
)`;
