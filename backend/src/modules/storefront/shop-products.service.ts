import { Injectable } from '@nestjs/common';
import type { Language } from '../../kernel/languages.js';
import type { Actor } from '../../platform/security/actor.js';
import { RateLimiter } from '../../platform/security/rate-limiter.js';
import { PublishedSiteService, type SiteContent, SiteDraftQueries } from '../site/index.js';
import { type FeaturedQuery, ProductListQuery, type ProductListResponse } from './product-list.dto.js';
import { ProductListQueries } from './product-list.queries.js';

const NEWEST = 3;

/** Searches the shop, and finds the products of the home page: picked by the coach, or the newest courses. */
@Injectable()
export class ShopProductsService {
  constructor(
    private readonly published: PublishedSiteService,
    private readonly drafts: SiteDraftQueries,
    private readonly products: ProductListQueries,
    private readonly limiter: RateLimiter,
  ) {}

  /** Returns the picked products that are in the shop or, if none is left, the newest products. */
  async featured(actor: Actor, language: Language, { as }: FeaturedQuery): Promise<ProductListResponse> {
    const { shows, products } = (await this.content(actor, as)).home.featured;
    if (shows === 'picked' && products.length > 0) {
      const picked = await this.products.inOrder(actor, language, products);
      if (picked.total > 0) return picked;
    }
    const newest = Object.assign(new ProductListQuery(), { type: 'course', page: 1, pageSize: NEWEST });
    return this.products.find(actor, language, newest);
  }

  async search(
    actor: Actor,
    language: Language,
    address: string,
    query: ProductListQuery,
  ): Promise<ProductListResponse> {
    if (query.q) await this.limiter.count(SEARCH_LIMIT, actor?.accountId ?? address);
    return this.products.find(actor, language, query);
  }

  /** Returns the content of the published site, or of the draft, which only the coach may see. */
  private async content(actor: Actor, as: FeaturedQuery['as']): Promise<SiteContent> {
    if (as !== 'draft' || actor?.role !== 'creator') return this.published.content();
    return (await this.drafts.draft()).content;
  }
}

/** Rate limit of searches (product rule 2.7). Lists without a search text are cheap, and counting costs a write. */
export const SEARCH_LIMIT = { name: 'search', limit: 120, perSeconds: 60 };
