import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/errors.js';
import { toDecimal } from '../../kernel/money.js';
import { PRODUCT_TYPES } from '../../kernel/product-types.js';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/published-view.js';
import { SharedReads } from '../../platform/database/shared-reads.js';
import { anyOf, contains, ids, isTrue, oneOf } from '../../platform/http/list-filters.js';
import type { ListParams } from '../../platform/http/list-params.js';
import { contentRange, type ListFields, readListQuery } from '../../platform/http/list-query.js';
import { amounts, counts, numbers, times } from '../../platform/http/list-ranges.js';
import {
  EVER_SOLD,
  missingPart,
  previewsOf,
  PRODUCT_STATUSES,
  type productFacts,
  type ProductWords,
  productWords,
  questionsOf,
  recurringPriceIn,
  recurringPriceOf,
  type RecurringPriceRow,
  sortPriceOf,
  TOPICS,
} from '../catalog/index.js';
import { publicImageUrl } from '../media/index.js';
import type { CreatorProductResponse } from './creator-products.dto.js';

const lessonsWhere = (condition: string): string =>
  `(select count(*) from builder_lessons l where l.course_id = p.id and ${condition})`;

export const PRODUCT_FIELDS: ListFields = {
  sort: {
    id: 'p.id',
    title: 'lower(p.title)',
    price: sortPriceOf('p'),
    createdAt: 'p.created_at',
    updatedAt: 'p.updated_at',
    rating: 'counted.rating',
    studentsCount: 'enrolled.students',
  },
  filter: {
    q: contains('p.title', 'p.description'),
    title: contains('p.title'),
    description: contains('p.description'),
    category: contains('p.category'),
    duration: contains('p.duration'),
    type: oneOf(PRODUCT_TYPES, 'p.type'),
    status: oneOf(PRODUCT_STATUSES, 'p.status'),
    tags: anyOf(TOPICS, 'p.tags'),
    isSold: isTrue(EVER_SOLD),
    id: ids('p.id'),
    ...amounts('price', sortPriceOf('p')),
    ...times('createdAt', 'p.created_at'),
    ...times('updatedAt', 'p.updated_at'),
    ...times('publishedAt', 'p.published_at'),
    ...times('publishAt', 'p.publish_at'),
    ...numbers('rating', 'counted.rating'),
    ...counts('reviewCount', 'counted.reviews'),
    ...counts('studentsCount', 'enrolled.students'),
    ...counts('lessonCount', lessonsWhere('true')),
    ...counts('freePreviewCount', lessonsWhere('l.is_free_preview')),
  },
  default: { sort: 'createdAt', order: 'DESC' },
};

const FILES = `
  select json_agg(json_build_object('id', f.id, 'fileName', a.file_name, 'fileSize', a.file_size) order by f.position)
  from product_downloads f join media_facts a on a.id = f.asset_id where f.product_id = p.id`;

const PARTS = `
  select json_agg(json_build_object('id', f.id, 'isPublished', f.status = 'published') order by b.position)
  from parts_of_bundles b join product_facts f on f.id = b.product_id where b.bundle_id = p.id`;

/** True if the lesson `l` has anything to show. Empty widgets are not shown. */
const FILLED = `exists (
  select from builder_pages g join builder_widgets w on w.page_id = g.id where g.lesson_id = l.id and w.is_filled
)`;

const PRODUCT = `
  ${productWords('p')}, ${questionsOf('p')} as questions, ${previewsOf('p')} as "previewUrls", p.id, p.type, p.status, p.publish_at as "publishAt", p.published_at as "publishedAt",
  p.schedule_missed_at as "scheduleMissedAt", p.created_at as "createdAt", p.updated_at as "updatedAt", p.version, p.translations, p.price_cents as "priceCents",
  p.is_subscription_only as "isSubscriptionOnly", ${recurringPriceOf('p')} as "recurringPrice",
  p.thumbnail_asset_id as "thumbnailAssetId", coalesce((${FILES}), '[]') as files,
  coalesce((${PARTS}), '[]') as parts, ${EVER_SOLD} as "isSold",
  counted.rating, counted.reviews as "reviewCount", enrolled.students as "studentsCount",
  taught.lessons as "lessonCount", taught.free as "freePreviewCount", taught.empty as "emptyLessonIds"`;

/** Rating as on the product cards (product rule 4.3). */
const RATED = `
  cross join lateral (
    select round(avg(rating), 1)::float8 as rating, count(*)::int as reviews
    from visible_reviews where product_id = p.id
  ) counted`;

const ENROLLED = `
  cross join lateral (
    select count(*)::int as students from active_enrollments where product_id = p.id
  ) enrolled`;

const TAUGHT = `
  cross join lateral (
    select count(*)::int as lessons, (count(*) filter (where l.is_free_preview))::int as free,
           coalesce(json_agg(l.id order by l.section_position, l.module_position, l.position) filter (where not ${FILLED}), '[]') as empty
    from builder_lessons l where l.course_id = p.id
  ) taught`;

type Row = ProductWords &
  Pick<
    RowOf<typeof productFacts>,
    | 'id'
    | 'type'
    | 'status'
    | 'publishAt'
    | 'publishedAt'
    | 'scheduleMissedAt'
    | 'createdAt'
    | 'priceCents'
    | 'thumbnailAssetId'
    | 'updatedAt'
    | 'version'
  > &
  Pick<
    CreatorProductResponse,
    | 'files'
    | 'questions'
    | 'previewUrls'
    | 'isSold'
    | 'rating'
    | 'reviewCount'
    | 'studentsCount'
    | 'lessonCount'
    | 'freePreviewCount'
    | 'translations'
    | 'emptyLessonIds'
    | 'isSubscriptionOnly'
  > & { recurringPrice: RecurringPriceRow | null; parts: { id: string; isPublished: boolean }[] };

/** The coach's list of products with their figures: one statement for a page, one for the total. */
@Injectable()
export class CreatorProductsQueries {
  private readonly totals = new SharedReads<number>();

  constructor(private readonly database: Database) {}

  async list(params: ListParams): Promise<{ items: CreatorProductResponse[]; contentRange: string }> {
    const query = readListQuery(params, PRODUCT_FIELDS);
    const { where, parameters, orderBy, limit, offset } = query;
    const ordered = `order by ${orderBy}, p.id`;
    const [rows, total] = await Promise.all([
      // The page is chosen first, so that figures are counted only for its products.
      this.database.query<Row>(
        `select ${PRODUCT} from (
           select p.*, row_number() over (${ordered}) as place
           from product_facts p ${countedFor(orderBy, where)}
           where not p.is_removed and ${where} ${ordered} limit ${limit} offset ${offset}
         ) p ${RATED} ${ENROLLED} ${TAUGHT} order by p.place`,
        parameters,
      ),
      this.totals.read(JSON.stringify([where, parameters]), () => this.count(where, parameters)),
    ]);
    const items = rows.map(shape);
    return { items, contentRange: contentRange('products', query, items.length, total) };
  }

  async one(id: string): Promise<CreatorProductResponse> {
    const row = await this.database.one<Row>(
      `select ${PRODUCT} from product_facts p ${RATED} ${ENROLLED} ${TAUGHT} where not p.is_removed and p.id = $1`,
      [id],
    );
    if (!row) throw notFound('Product');
    return shape(row);
  }

  private async count(where: string, parameters: readonly unknown[]): Promise<number> {
    const row = await this.database.one<{ total: number }>(
      `select count(*)::int as total from product_facts p ${countedFor(where)} where not p.is_removed and ${where}`,
      parameters,
    );
    return row?.total ?? 0;
  }
}

/** Joins for the counts that these pieces of SQL use, in the order or in a filter. */
const countedFor = (...pieces: string[]): string => {
  const asked = (alias: string) => pieces.some((sql) => sql.includes(`${alias}.`));
  return (asked('counted') ? RATED : '') + (asked('enrolled') ? ENROLLED : '');
};

/** Names each field: an object of the rest of a row's fields takes five times as long to make and to serialize. */
const shape = (row: Row): CreatorProductResponse => ({
  title: row.title,
  summary: row.summary,
  description: row.description,
  whatsInside: row.whatsInside,
  category: row.category,
  duration: row.duration,
  tags: row.tags,
  thumbnailAlt: row.thumbnailAlt,
  id: row.id,
  type: row.type,
  status: row.status,
  publishAt: row.publishAt,
  scheduleMissedAt: row.scheduleMissedAt,
  publishedAt: row.publishedAt,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  version: row.version,
  price: row.priceCents === null ? null : toDecimal(row.priceCents),
  isSubscriptionOnly: row.isSubscriptionOnly,
  recurringPrice: row.recurringPrice && recurringPriceIn(row.recurringPrice),
  thumbnailUrl: publicImageUrl(row.thumbnailAssetId),
  questions: row.questions,
  previewUrls: row.previewUrls,
  translations: row.translations,
  files: row.files,
  partIds: row.parts.map(({ id }) => id),
  rating: row.rating,
  reviewCount: row.reviewCount,
  studentsCount: row.studentsCount,
  lessonCount: row.lessonCount,
  freePreviewCount: row.freePreviewCount,
  emptyLessonIds: row.emptyLessonIds,
  isSold: row.isSold,
  missing: missingPart({
    type: row.type,
    lessons: row.lessonCount,
    files: row.files.length,
    partsPublished: row.parts.map(({ isPublished }) => isPublished),
    recurringOffers: row.isSubscriptionOnly ? Number(row.recurringPrice !== null) : null,
  }),
});
