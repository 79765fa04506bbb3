import { Module } from '@nestjs/common';
import { SecurityModule } from '../../platform/security/security.module.js';
import { ProductListQueries } from './product-list.queries.js';
import { ProductPageQueries } from './product-page.queries.js';
import { ProductSearchService } from './product-search.service.js';
import { ReviewQueries } from './review.queries.js';
import { StorefrontController } from './storefront.controller.js';

@Module({
  imports: [SecurityModule],
  controllers: [StorefrontController],
  providers: [ProductSearchService, ProductListQueries, ProductPageQueries, ReviewQueries],
})
export class StorefrontModule {}
