import { Module } from '@nestjs/common';
import { SecurityModule } from '../../platform/security/security.module.js';
import { LegalModule } from '../legal/index.js';
import { SiteModule } from '../site/index.js';
import { CrawlerFilesService } from './crawler-files.service.js';
import { ShopProductsService } from './shop-products.service.js';
import { ProductListQueries } from './product-list.queries.js';
import { ProductPageQueries } from './product-page.queries.js';
import { ReviewQueries } from './review.queries.js';
import { StorefrontController } from './storefront.controller.js';
import { TestimonialsQueries } from './testimonials.queries.js';

@Module({
  imports: [LegalModule, SecurityModule, SiteModule],
  controllers: [StorefrontController],
  providers: [
    CrawlerFilesService,
    ProductListQueries,
    ProductPageQueries,
    ReviewQueries,
    ShopProductsService,
    TestimonialsQueries,
  ],
})
export class StorefrontModule {}
