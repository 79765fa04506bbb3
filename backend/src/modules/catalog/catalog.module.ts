import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AuditModule } from '../audit/index.js';
import { MediaModule } from '../media/index.js';
import { CatalogMediaUseQueries } from './catalog-media-use.queries.js';
import { BundlePartsService } from './editing/bundle-parts.service.js';
import { NewProductsService } from './editing/new-products.service.js';
import { ProductCopiesService } from './editing/product-copies.service.js';
import { ProductEditorService } from './editing/product-editor.service.js';
import { ProductFilesService } from './editing/product-files.service.js';
import { ProductOffersService } from './editing/product-offers.service.js';
import { ProductContentsQueries } from './life/product-contents.queries.js';
import { ProductLifeService } from './life/product-life.service.js';
import { ProductLocksService } from './life/product-locks.service.js';
import { ProductPartsService } from './life/product-parts.service.js';
import { PublishScheduledProductsJob } from './life/publish-scheduled-products.job.js';
import { SweepRemovedProductsJob } from './life/sweep-removed-products.job.js';
import { ProductsQueries } from './products.queries.js';

@Module({
  imports: [DiscoveryModule, AuditModule, MediaModule],
  providers: [
    BundlePartsService,
    CatalogMediaUseQueries,
    NewProductsService,
    ProductContentsQueries,
    ProductCopiesService,
    ProductEditorService,
    ProductFilesService,
    ProductLifeService,
    ProductLocksService,
    ProductOffersService,
    ProductPartsService,
    ProductsQueries,
    PublishScheduledProductsJob,
    SweepRemovedProductsJob,
  ],
  exports: [
    ProductsQueries,
    NewProductsService,
    ProductEditorService,
    ProductCopiesService,
    ProductLifeService,
    ProductOffersService,
  ],
})
export class CatalogModule {}
