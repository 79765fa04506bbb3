import { Module } from '@nestjs/common';
import { SecurityModule } from '../../platform/security/security.module.js';
import { SiteModule } from '../site/index.js';
import { FeaturedProductsService } from './featured-products.service.js';
import { ProductListQueries } from './product-list.queries.js';
import { ProductPageQueries } from './product-page.queries.js';
import { ProductSearchService } from './product-search.service.js';
import { ReviewQueries } from './review.queries.js';
import { StorefrontController } from './storefront.controller.js';

@Module({
  imports: [SecurityModule, SiteModule],
  controllers: [StorefrontController],
  providers: [
    FeaturedProductsService,
    ProductSearchService,
    ProductListQueries,
    ProductPageQueries,
    ReviewQueries,
  ],
})
export class StorefrontModule {}
