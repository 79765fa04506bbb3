import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/published-view.js';
import { cursorOf, valuesOf } from '../../platform/http/cursor.js';
import { type Page, pageOf } from '../../platform/http/list-response.js';
import type { PageQuery } from '../../platform/http/page-query.js';
import type { Actor } from '../../platform/security/actor.js';
import { may, type Person, type people, STRANGERS } from '../accounts/index.js';
import type { visibleReviews } from '../reviews/index.js';
import { readableBy } from './product-card.sql.js';
import type { ReviewResponse } from './product-page.dto.js';

/** Public name of a person: first name and initial. Erased people have no name. */
export function publicName(name: string | null): string {
  const words = name?.trim().split(/\s+/).filter(Boolean) ?? [];
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  if (first === undefined) return 'A former member';
  const initial = last && [...last][0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}

/** A review read as JSON, so its time is text; an erased person has no name. */
type ReviewRow = Pick<RowOf<typeof visibleReviews>, 'id' | 'rating' | 'text' | 'answer' | 'canBeQuoted'> & {
  name: RowOf<typeof people>['name'] | null;
  role: Person['role'] | null;
  band: Person['band'];
  isMine: boolean;
  createdAt: string;
};

/** True if the author agreed to be quoted and may be named to everyone: never a minor. */
export const isQuotable = ({
  canBeQuoted,
  role,
  band,
}: Pick<ReviewRow, 'canBeQuoted' | 'role' | 'band'>): boolean =>
  canBeQuoted && role !== null && may(undefined, 'be-listed-publicly', { role, band }, STRANGERS);

@Injectable()
export class ReviewQueries {
  constructor(private readonly database: Database) {}

  /** Lists reviews. Hidden and pending ones are never returned or counted. */
  async find(actor: Actor, productId: string, { after, limit }: PageQuery): Promise<Page<ReviewResponse>> {
    const [at = null, last = null] = valuesOf(after);
    const row = await this.database.one<{ rows: ReviewRow[] }>(
      `select coalesce((
           select json_agg(to_json(review) order by review."createdAt" desc, review.id desc) from (
             select r.id, a.name, a.role, a.band, r.rating, r.text, r.created_at as "createdAt", r.answer,
                    r.can_be_quoted as "canBeQuoted", r.account_id is not distinct from $1 as "isMine"
             from visible_reviews r left join people a on a.id = r.account_id
             where r.product_id = p.id and ($3::timestamptz is null or (r.created_at, r.id) < ($3, $4::uuid))
             order by r.created_at desc, r.id desc
             limit $5::int + 1
           ) review
         ), '[]') as rows
       from product_facts p where p.id = $2 and ${readableBy('$1')}`,
      [actor?.accountId ?? null, productId, at, last, limit],
    );
    if (!row) throw notFound('Product');
    const { items, next } = pageOf(row.rows, limit, ({ createdAt, id }) => cursorOf(new Date(createdAt), id));
    const reviews = items.map((row): ReviewResponse => {
      const { id, name, rating, text, isMine, createdAt, answer } = row;
      return {
        id,
        author: publicName(name),
        rating,
        text,
        isMine,
        isQuotable: isQuotable(row),
        createdAt: new Date(createdAt),
        answer,
      };
    });
    return { items: reviews, next };
  }
}
