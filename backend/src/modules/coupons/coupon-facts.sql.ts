/** Facts of coupon `c` for person `$2`, with order `$3` under way, or any order if `$3` is null. */
export const COUPON_FACTS = `
  c.id, c.code, c.kind, c.percent, c.amount_cents as "amountCents", c.product_ids as "productIds",
  c.starts_at as "startsAt", c.ends_at as "endsAt", c.max_uses as "maxUses", c.taken,
  c.max_uses_per_person as "maxUsesPerPerson", c.is_active as "isActive", c.archived_at as "archivedAt",
  (select count(*)::int from coupon_uses u where u.coupon_id = c.id and u.account_id = $2
     and (u.state = 'used' or (u.state = 'reserved' and u.order_id <> $3::uuid))) as "usesByPerson",
  exists (select from coupon_uses u where u.coupon_id = c.id and u.account_id = $2
            and u.state = 'reserved' and u.order_id = coalesce($3::uuid, u.order_id)) as "holdsOne"`;
