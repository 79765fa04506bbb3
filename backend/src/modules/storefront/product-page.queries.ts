import { Injectable } from '@nestjs/common';
import type { Language } from '../../kernel/languages.js';
import { Clock } from '../../kernel/clock.js';
import { notFound } from '../../kernel/errors.js';
import { sum, toDecimal } from '../../kernel/money.js';
import { inLanguage, translationTo } from '../../kernel/translations.js';
import { Database } from '../../platform/database/database.js';
import { textIn, translationIn, translationOf } from '../../platform/database/translated.js';
import { SharedReads } from '../../platform/database/shared-reads.js';
import type { Actor } from '../../platform/security/actor.js';
import {
  offerIn,
  type OfferRow,
  offersOf,
  previewsOf,
  PRODUCT_TEXTS,
  type ProductQuestion,
  type ProductWords,
  productWords,
  QUESTION_TEXTS,
  questionsOf,
  recurringOfferIn,
  type RecurringOfferRow,
  recurringOffersOf,
  recurringPriceOf,
} from '../catalog/index.js';
import { sessionsBroughtBy } from '../coaching/index.js';
import { asCard, CARD_FACTS, cardCounts, type CardRow, priced, readableBy } from './product-card.sql.js';
import type { BundlePartResponse, ProductDetailResponse } from './product-page.dto.js';

/** A part of the outline before its language is chosen. */
type Row<Part> = Omit<Part, 'untranslated'> & { translation: object | null };

type PartRow = Pick<CardRow, 'priceCents' | 'isSubscriptionOnly' | 'recurringPrice' | 'thumbnailAssetId'> &
  Pick<BundlePartResponse, 'id' | 'type' | 'title' | 'thumbnailAlt' | 'isOwned'>;
type Outline = NonNullable<ProductDetailResponse['outline']>;
type ModuleRow = Row<Omit<Outline[number]['modules'][number], 'lessons'>> & {
  lessons: Row<Outline[number]['modules'][number]['lessons'][number]>[];
};
type SectionRow = Row<Omit<Outline[number], 'modules'>> & { modules: ModuleRow[] };

type DetailRow = CardRow &
  ProductWords &
  Pick<
    ProductDetailResponse,
    | 'files'
    | 'previewUrls'
    | 'offeringId'
    | 'sessions'
    | 'accessEndedAt'
    | 'subscriptionId'
    | 'hasMyReview'
    | 'ratingCounts'
  > & {
    outline: SectionRow[] | null;
    questions: ProductQuestion[];
    parts: PartRow[];
    offers: OfferRow[];
    recurringOffers: RecurringOfferRow[];
  };

const LESSON_SECONDS = `
  select sum(a.duration_seconds)::int
  from page_places g
  join widget_facts w on w.page_id = g.id and w.type in ('video', 'audio')
  join media_facts a on a.id = w.media_asset_id
  where g.lesson_id = l.id`;

/**
 * Condition for shown lessons: a locked module hides its own, except free previews, which anyone can open (product rule
 * 5.4).
 */
const SHOWN = `m.lock_kind is null or m.lock_kind = 'date' and m.lock_date <= $3 or l.is_free_preview`;

const lessonsIn = (language: Language): string => `
  select json_agg(json_build_object(
    'id', l.id, 'title', l.title, 'durationSeconds', (${LESSON_SECONDS}), 'isFreePreview', l.is_free_preview,
    'translation', ${translationOf(language, 'l')}
  ) order by l.position) filter (where ${SHOWN}) as lessons, count(*)::int as number
  from lesson_places l where l.module_id = m.id`;

const modulesIn = (language: Language): string => `
  select json_agg(json_build_object(
    'id', m.id, 'title', m.title, 'subtitle', m.subtitle, 'translation', ${translationOf(language, 'm')},
    'lessonCount', inside.number, 'lessons', coalesce(inside.lessons, '[]')
  ) order by m.position)
  from module_places m cross join lateral (${lessonsIn(language)}) inside
  where m.section_id = s.id`;

/** Outline of a course; `null` for other products. */
const outlineIn = (language: Language): string => `
  select coalesce((
    select json_agg(json_build_object(
      'id', s.id, 'title', s.title, 'subtitle', s.subtitle, 'translation', ${translationOf(language, 's')},
      'modules', coalesce((${modulesIn(language)}), '[]')
    ) order by s.position)
    from section_places s where s.course_id = c.id
  ), '[]')
  from course_facts c where c.id = p.id`;

const FILES = `
  select json_agg(json_build_object('fileName', a.file_name, 'fileSize', a.file_size) order by f.position)
  from product_downloads f join media_facts a on a.id = f.asset_id
  where f.product_id = p.id`;

/** Parts of a bundle, each with whether the account owns it. */
const parts = (language: Language): string => `
  select json_agg(json_build_object(
    'id', f.id, 'type', f.type, 'title', ${textIn(language, 'f', 'title')}, 'priceCents', f.price_cents,
    'isSubscriptionOnly', f.is_subscription_only, 'recurringPrice', ${recurringPriceOf('f')}, 'thumbnailAssetId', f.thumbnail_asset_id,
    'thumbnailAlt', f.thumbnail_alt, 'isOwned', exists (
      select from active_enrollments e where e.account_id = $1 and e.product_id = f.id)
  ) order by b.position)
  from parts_of_bundles b join product_facts f on f.id = b.product_id
  where b.bundle_id = p.id`;

/** Offering whose sessions can be paid one by one with this product. */
const OFFERING = `
  select k.offering_id from session_packages k
  where k.product_id = p.id and k.sessions = 1 and k.is_bookable and p.price_cents is not null`;

/** Time at which the account's access ended by itself. The parts of a bundle can still be open one by one. */
const ACCESS_ENDED = `
  select a.ended_at from ended_access a
  where a.account_id = $1 and a.product_id = p.id and not enrolled."isOwned"`;

/** The account's own subscription to the product. */
const SUBSCRIPTION = `
  select r.id from running_subscriptions r where r.account_id = $1 and r.product_id = p.id`;

/** SQL condition: the account began a subscription to the product before, and with it its free days. */
const HAS_BEGUN = `
  exists (select from begun_subscriptions b where b.account_id = $1 and b.product_id = p.id)`;

const RATING_COUNTS = `
  select json_object_agg(stars, (
    select count(*) from visible_reviews r where r.product_id = p.id and r.rating = stars
  ))
  from generate_series(1, 5) as stars`;

@Injectable()
export class ProductPageQueries {
  /** Caches a product page, because many people open a popular product at the same moment. */
  private readonly shared = new SharedReads<ProductDetailResponse>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  find(actor: Actor, language: Language, productId: string): Promise<ProductDetailResponse> {
    return this.shared.read(JSON.stringify([actor?.accountId, language, productId]), () =>
      this.read(actor, language, productId),
    );
  }

  private async read(actor: Actor, language: Language, productId: string): Promise<ProductDetailResponse> {
    const row = await this.database.one<DetailRow>(
      `select ${CARD_FACTS}, ${productWords('p')}, ${translationIn(language, 'p')}, ${questionsOf('p')} as questions, ${previewsOf('p')} as "previewUrls",
              (${outlineIn(language)}) as outline, coalesce((${FILES}), '[]') as files,
              coalesce((${parts(language)}), '[]') as parts, ${offersOf(language, 'p')} as offers, ${recurringOffersOf(language, 'p', HAS_BEGUN)} as "recurringOffers",
              (${SUBSCRIPTION}) as "subscriptionId", (${OFFERING}) as "offeringId", ${sessionsBroughtBy('p.id')} as sessions, (${ACCESS_ENDED}) as "accessEndedAt",
              exists (select from written_reviews w where w.product_id = p.id and w.account_id = $1) as "hasMyReview", (${RATING_COUNTS}) as "ratingCounts"
       from product_facts p ${cardCounts('$1', '$3')}
       where p.id = $2 and ${readableBy('$1')}`,
      [actor?.accountId ?? null, productId, this.clock.now()],
    );
    if (!row) throw notFound('Product');
    const isSum = row.type === 'bundle' && !row.parts.some(({ isSubscriptionOnly }) => isSubscriptionOnly);
    return {
      ...asCard(inLanguage(language, row, PRODUCT_TEXTS)),
      offers: row.offers.map((offer) => offerIn(language, offer)),
      recurringOffers: row.recurringOffers.map((offer) => recurringOfferIn(language, offer)),
      outline: row.outline && outlineFor(language, row.outline),
      questions: row.questions.map(({ translations = {}, ...words }) =>
        inLanguage(
          language,
          { ...words, translation: translationTo(language, translations) },
          QUESTION_TEXTS,
        ),
      ),
      parts: row.parts.map(priced),
      partsPrice: isSum ? toDecimal(sum(row.parts.map(({ priceCents }) => priceCents ?? 0))) : null,
    };
  }
}

const outlineFor = (language: Language, sections: SectionRow[]): Outline =>
  sections.map((section) => ({
    ...inLanguage(language, section, ['title', 'subtitle']),
    modules: section.modules.map((module) => ({
      ...inLanguage(language, module, ['title', 'subtitle']),
      lessons: module.lessons.map((lesson) => inLanguage(language, lesson, ['title'])),
    })),
  }));
