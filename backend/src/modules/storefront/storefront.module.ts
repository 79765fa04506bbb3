import { Module } from '@nestjs/common';
import { ProductListQueries } from './product-list.queries.js';
import { ProductPageQueries } from './product-page.queries.js';
import { ReviewQueries } from './review.queries.js';
import { StorefrontController } from './storefront.controller.js';

@Module({
  controllers: [StorefrontController],
  providers: [ProductListQueries, ProductPageQueries, ReviewQueries],
})
export class StorefrontModule {}
