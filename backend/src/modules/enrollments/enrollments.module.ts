import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/index.js';
import { CatalogModule } from '../catalog/index.js';
import { ClaimService } from './claim.service.js';
import { enrollmentEntities } from './enrollments.entities.js';
import { EnrollmentsService } from './enrollments.service.js';
import { HandGrantsService } from './hand-grants.service.js';
import { OnMemberErased } from './on-member-erased.js';
import { OwnedProductController } from './owned-product.controller.js';
import { PersonalDataQueries } from './personal-data.queries.js';
import { ProductFilesService } from './product-files.service.js';

@Module({
  imports: [TypeOrmModule.forFeature(enrollmentEntities), AuditModule, CatalogModule],
  controllers: [OwnedProductController],
  providers: [
    EnrollmentsService,
    ClaimService,
    HandGrantsService,
    ProductFilesService,
    PersonalDataQueries,
    OnMemberErased,
  ],
  exports: [EnrollmentsService, HandGrantsService],
})
export class EnrollmentsModule {}
