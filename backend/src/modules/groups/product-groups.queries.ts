import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import type { ProductGroupResponse } from './product-groups.dto.js';

@Injectable()
export class ProductGroupsQueries {
  constructor(private readonly database: Database) {}

  /** Lists the circles and pods into which a product brings people, by name; throws 404 if there is no such product. */
  async ofProduct(productId: string): Promise<ProductGroupResponse[]> {
    const [product, groups] = await Promise.all([
      this.database.one('select from product_facts where id = $1', [productId]),
      this.database.query<ProductGroupResponse>(
        `select g.id, g.kind, g.name, p.run_id is not null as "isBringing", counted.*
         from product_groups p join groups g on g.id = p.group_id
         cross join lateral (
           select count(*)::int as owners, count(m.account_id)::int as members,
                  count(*) filter (where m.account_id is null and not p.brings_earlier and e.opened_at < p.added_at
                    and not exists (select from taken_out_members t where t.account_id = e.account_id and t.group_id = p.group_id))::int as earlier
           from active_enrollments e left join grouped_members m on m.account_id = e.account_id and m.group_id = p.group_id
           where e.product_id = p.product_id) counted
         where p.product_id = $1 order by g.kind, lower(g.name), g.id`,
        [productId],
      ),
    ]);
    if (!product) throw notFound('Product');
    return groups;
  }
}
