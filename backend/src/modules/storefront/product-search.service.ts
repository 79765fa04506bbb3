import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/security/actor.js';
import { RateLimiter } from '../../platform/security/rate-limiter.js';
import type { ProductListQuery, ProductListResponse } from './product-list.dto.js';
import { ProductListQueries } from './product-list.queries.js';

/** Rate limit of searches (product rule 2.7). Lists without a text are cheap, and counting costs a write. */
export const SEARCH_LIMIT = { name: 'search', limit: 120, perSeconds: 60 };

@Injectable()
export class ProductSearchService {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly lists: ProductListQueries,
  ) {}

  async find(actor: Actor, address: string, query: ProductListQuery): Promise<ProductListResponse> {
    if (query.q) await this.limiter.count(SEARCH_LIMIT, actor?.accountId ?? address);
    return this.lists.find(actor, query);
  }
}
