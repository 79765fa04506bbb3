import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { ClaimService } from './claim.service.js';
import { Enrollments } from './enrollments.service.js';
import { OwnedProductController } from './owned-product.controller.js';
import { ProductFilesService } from './product-files.service.js';

@Module({
  imports: [CatalogModule],
  controllers: [OwnedProductController],
  providers: [Enrollments, ClaimService, ProductFilesService],
  exports: [Enrollments],
})
export class EnrollmentsModule {}
