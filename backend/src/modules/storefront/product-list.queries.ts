import type { Language } from '../../kernel/languages.js';
import { isLike } from '../../platform/database/searchable.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Database } from '../../platform/database/database.js';
import { textIn } from '../../platform/database/translated.js';
import { SharedReads } from '../../platform/database/shared-reads.js';
import type { Actor } from '../../platform/security/actor.js';
import { sortPriceOf } from '../catalog/index.js';
import { cardColumns, cardCounts, cardIn, type CardRow } from './product-card.sql.js';
import type { ProductListQuery, ProductListResponse, ProductSort } from './product-list.dto.js';

/** Sort orders. The last key makes each order total, so that no product appears on two pages or on none. */
const orders = (language: Language) =>
  ({
    newest: 'p.published_at desc, p.id desc',
    price: `${sortPriceOf('p')}, p.id`,
    '-price': `${sortPriceOf('p')} desc, p.id`,
    title: `lower(${textIn(language, 'p', 'title')}), p.id`,
    rating: 'rated.average desc nulls last, rated.reviews desc nulls last, p.id',
    owned: `exists (
      select from active_enrollments e where e.product_id = p.id and e.account_id = $1
    ) desc, p.published_at desc, p.id desc`,
  }) satisfies Record<ProductSort, string>;

const RATED = `
  left join (
    select product_id, avg(rating) as average, count(*) as reviews
    from visible_reviews group by product_id
  ) rated on rated.product_id = p.id`;

@Injectable()
export class ProductListQueries {
  /** Caches the shop's first pages, which many people open at the same moment. */
  private readonly shared = new SharedReads<ProductListResponse>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  find(actor: Actor, language: Language, query: ProductListQuery): Promise<ProductListResponse> {
    return this.shared.read(JSON.stringify([actor?.accountId, language, query]), () =>
      this.read(actor, language, query),
    );
  }

  /** Returns the listed products that are in the shop, in the order of their ids, as one page. */
  async inOrder(actor: Actor, language: Language, ids: readonly string[]): Promise<ProductListResponse> {
    const rows = await this.database.query<CardRow>(
      `select card.* from unnest($2::uuid[]) with ordinality as picked(id, place)
       cross join lateral (
         select ${cardColumns(language)} from published_products p ${cardCounts('$1', '$3')} where p.id = picked.id
       ) card order by picked.place`,
      [actor?.accountId ?? null, ids, this.clock.now()],
    );
    return {
      items: rows.map((row) => cardIn(language, row)),
      total: rows.length,
      page: 1,
      pageSize: ids.length,
    };
  }

  /**
   * Reads the page, its counts and the total in one query. The total is a separate scan, so that the page can stop
   * early.
   */
  private async read(
    actor: Actor,
    language: Language,
    query: ProductListQuery,
  ): Promise<ProductListResponse> {
    const { page, pageSize, sort } = query;
    const { where, parameters } = conditions(query, language);
    const order = orders(language)[sort];
    const row = await this.database.one<{ total: number; items: CardRow[] }>(
      `select (select count(*)::int from published_products p where ${where}) as total, coalesce((
         select json_agg(to_json(card) order by chosen.place)
         from (
           select p.id, row_number() over (order by ${order}) as place
           from published_products p ${sort === 'rating' ? RATED : ''}
           where ${where} order by ${order} limit $2 offset $3
         ) chosen
         cross join lateral (
           select ${cardColumns(language)} from published_products p ${cardCounts('$1', '$4')} where p.id = chosen.id
         ) card
       ), '[]') as items`,
      [actor?.accountId ?? null, pageSize, (page - 1) * pageSize, this.clock.now(), ...parameters],
    );
    const items = (row?.items ?? []).map((card) => cardIn(language, card));
    return { items, total: row?.total ?? 0, page, pageSize };
  }
}

/** Condition on files of a product and widgets in lessons, which use the same names for media types. */
const holding = (media: string): string => `(
  exists (
    select from product_downloads f join media_facts a on a.id = f.asset_id
    where f.product_id = p.id and a.kind = ${media}
  ) or exists (
    select from page_places g join widget_facts w on w.page_id = g.id
    where g.course_id = p.id and w.type = ${media} and w.is_filled
  ))`;

/** Adds only the requested conditions, so that each combination is planned with the indexes it can use. */
function conditions({ q, tag, type, media, price, category }: ProductListQuery, language: Language) {
  const parameters: unknown[] = [];
  const parts: string[] = [];
  const add = (value: unknown, sql: (parameter: string) => string) => {
    parameters.push(value);
    parts.push(sql(`$${parameters.length + 4}`));
  };
  if (q) {
    const texts = [textIn(language, 'p', 'title'), textIn(language, 'p', 'description')].map((text) =>
      hasTrigram(q) ? text : `(${text} || '')`,
    );
    add(`%${escapeLike(q)}%`, (sought) => `(${texts.map((text) => isLike(text, sought)).join(' or ')})`);
  }
  if (tag?.length) add(tag, (tags) => `p.tags && ${tags}::text[]`);
  if (type) add(type, (name) => `p.type = ${name}`);
  if (media) add(media, holding);
  if (price) parts.push('p.price_cents is null and not p.is_subscription_only');
  if (category) add(category, (name) => `p.category = ${name}`);
  return { where: parts.join(' and ') || 'true', parameters };
}

/** Escapes wildcards: typed text is text, not a pattern. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * Returns whether the text contains a trigram. A prepared plan for 'a', which has none, would walk a whole index: 500
 * ms instead of 30 over 10,000 rows.
 */
const hasTrigram = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text);
