import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/security/actor.js';
import { PublishedSiteService, type SiteContent, SiteDraftQueries } from '../site/index.js';
import { type FeaturedQuery, ProductListQuery, type ProductListResponse } from './product-list.dto.js';
import { ProductListQueries } from './product-list.queries.js';

const NEWEST = 3;

/** Products on the home page: picked by the coach, or the newest courses. */
@Injectable()
export class FeaturedProductsService {
  constructor(
    private readonly published: PublishedSiteService,
    private readonly drafts: SiteDraftQueries,
    private readonly products: ProductListQueries,
  ) {}

  /** Returns the picked products that are in the shop or, if none is left, the newest products. */
  async find(actor: Actor, { as }: FeaturedQuery): Promise<ProductListResponse> {
    const { shows, products } = (await this.content(actor, as)).home.featured;
    if (shows === 'picked' && products.length > 0) {
      const picked = await this.products.inOrder(actor, products);
      if (picked.total > 0) return picked;
    }
    const newest = Object.assign(new ProductListQuery(), { type: 'course', page: 1, pageSize: NEWEST });
    return this.products.find(actor, newest);
  }

  /** Content of the published site, or of the draft, which only the coach may see. */
  private async content(actor: Actor, as: FeaturedQuery['as']): Promise<SiteContent> {
    if (as !== 'draft' || actor?.role !== 'creator') return this.published.content();
    return (await this.drafts.draft()).content;
  }
}
