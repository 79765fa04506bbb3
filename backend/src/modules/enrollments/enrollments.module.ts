import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../catalog/index.js';
import { ClaimService } from './claim.service.js';
import { enrollmentEntities } from './enrollments.entities.js';
import { EnrollmentsService } from './enrollments.service.js';
import { OnMemberErased } from './on-member-erased.js';
import { OwnedProductController } from './owned-product.controller.js';
import { PersonalDataQueries } from './personal-data.queries.js';
import { ProductFilesService } from './product-files.service.js';

@Module({
  imports: [TypeOrmModule.forFeature(enrollmentEntities), CatalogModule],
  controllers: [OwnedProductController],
  providers: [EnrollmentsService, ClaimService, ProductFilesService, PersonalDataQueries, OnMemberErased],
  exports: [EnrollmentsService],
})
export class EnrollmentsModule {}
