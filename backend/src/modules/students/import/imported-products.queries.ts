import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../../platform/database/database.js';
import type { WantedGrant } from '../../enrollments/index.js';
import { coursesIn, type WantedProduct } from './imported-courses.js';
import type { StudentFile } from './read-students.js';

const MISSING = `
  select m.id as "accountId", w."productId"
  from jsonb_to_recordset($1) as w (email text, "productId" uuid) join members m on m.email = w.email
  left join active_enrollments e on e.account_id = m.id and e.product_id = w."productId"
  where e.id is null`;

@Injectable()
export class ImportedProductsQueries {
  constructor(private readonly database: Database) {}

  /** Returns the wanted products that these people, if they are members, don’t own. */
  missing(wanted: readonly WantedProduct[], tx?: Tx): Promise<WantedGrant[]> {
    const values = [JSON.stringify(wanted)];
    return tx ? tx.query<WantedGrant>(MISSING, values) : this.database.query<WantedGrant>(MISSING, values);
  }

  /** Returns the published products titled like courses of the file, by lower-case title. */
  async titled({ students }: StudentFile): Promise<Map<string, string>> {
    const titles = coursesIn(students).map(({ name }) => name.toLowerCase());
    const rows = await this.database.query<{ id: string; title: string }>(
      'select id, lower(title) as title from published_products where lower(title) = any($1::text[]) order by id desc',
      [titles],
    );
    return new Map(rows.map(({ id, title }) => [title, id]));
  }
}
