/** True if a member owns, owned or ordered product `p`, so it can no longer be deleted. */
export const EVER_SOLD = `(
  exists (select from begun_enrollments e where e.product_id = p.id)
  or exists (select from ordered_lines l where l.product_id = p.id)
)`;
