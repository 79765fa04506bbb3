import { Module } from '@nestjs/common';
import { SecurityModule } from '../../platform/security/security.module.js';
import { SiteModule } from '../site/index.js';
import { ShopProductsService } from './shop-products.service.js';
import { ProductListQueries } from './product-list.queries.js';
import { ProductPageQueries } from './product-page.queries.js';
import { ReviewQueries } from './review.queries.js';
import { StorefrontController } from './storefront.controller.js';

@Module({
  imports: [SecurityModule, SiteModule],
  controllers: [StorefrontController],
  providers: [ShopProductsService, ProductListQueries, ProductPageQueries, ReviewQueries],
})
export class StorefrontModule {}
