/** True if the account owns every part of bundle `p`, so that nothing is left to buy (product rule 4.19). */
export const ownsAllParts = (account: string): string => `(
  p.type = 'bundle' and not exists (
    select from parts_of_bundles b where b.bundle_id = p.id and not exists (
      select from active_enrollments e where e.account_id = ${account} and e.product_id = b.product_id
    )
  ) and exists (select from parts_of_bundles b where b.bundle_id = p.id)
)`;
