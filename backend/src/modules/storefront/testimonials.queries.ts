import { Injectable } from '@nestjs/common';
import type { Language } from '../../kernel/languages.js';
import { Database } from '../../platform/database/database.js';
import { textIn } from '../../platform/database/translated.js';
import type { RowOf } from '../../platform/database/published-view.js';
import type { Person } from '../accounts/index.js';
import type { publishedProducts } from '../catalog/index.js';
import type { visibleReviews } from '../reviews/index.js';
import type { TestimonialResponse } from './product-page.dto.js';
import { isQuotable, publicName } from './review.queries.js';

type Row = Pick<RowOf<typeof visibleReviews>, 'id' | 'rating' | 'text' | 'canBeQuoted'> &
  Person & { name: string; product: Pick<RowOf<typeof publishedProducts>, 'id' | 'type' | 'title'> };

/** Max quotes: enough for a row to swipe through. */
const MOST = 6;
/** Condition on the length: shorter texts tell strangers nothing, and longer ones belong on the product's page. */
const LENGTH = 'length(r.text) between 40 and 400';

/** Selects quotes for the home page: good reviews, newest first, one per author who agreed to it. */
@Injectable()
export class TestimonialsQueries {
  constructor(private readonly database: Database) {}

  async newest(language: Language): Promise<TestimonialResponse[]> {
    const rows = await this.database.query<Row>(
      `select * from (
         select distinct on (r.account_id) r.id, r.rating, r.text, r.can_be_quoted as "canBeQuoted", r.created_at, a.name, a.role, a.band,
                json_build_object('id', p.id, 'type', p.type, 'title', ${textIn(language, 'p', 'title')}) as product
         from visible_reviews r join people a on a.id = r.account_id join published_products p on p.id = r.product_id
         where r.can_be_quoted and r.rating >= 4 and ${LENGTH}
         order by r.account_id, r.created_at desc, r.id
       ) newest order by created_at desc, id limit 24`,
    );
    return rows
      .filter(isQuotable)
      .slice(0, MOST)
      .map(({ id, name, rating, text, product }) => ({
        id,
        author: publicName(name),
        rating,
        text,
        product,
      }));
  }
}
