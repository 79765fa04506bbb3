import { Injectable } from '@nestjs/common';
import type { Language } from '../../kernel/languages.js';
import { Database } from '../../platform/database/database.js';
import { MAX_ROWS } from '../../platform/http/list-query.js';
import { ProductsQueries } from '../catalog/index.js';
import type { EndedAccessResponse } from './ended-access.dto.js';

@Injectable()
export class EndedAccessQueries {
  constructor(
    private readonly database: Database,
    private readonly products: ProductsQueries,
  ) {}

  /** Lists what a person had until its time was over, latest end first. A bundle stands for its parts. */
  async of(accountId: string, language: Language): Promise<EndedAccessResponse[]> {
    const ended = await this.database.query<Pick<EndedAccessResponse, 'productId' | 'endedAt'>>(
      `select product_id as "productId", ended_at as "endedAt" from ended_access
       where account_id = $1 and bundle_id is null
       order by ended_at desc, product_id limit ${MAX_ROWS}`,
      [accountId],
    );
    const products = await this.products.byIds(
      ended.map(({ productId }) => productId),
      language,
    );
    return ended.flatMap(({ productId, endedAt }) => {
      const product = products.get(productId);
      if (!product) return [];
      const { type, title, thumbnailUrl, status } = product;
      return [{ productId, type, title, thumbnailUrl, endedAt, isOnSale: status === 'published' }];
    });
  }
}
