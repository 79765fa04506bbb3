import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AuditModule } from '../audit/index.js';
import { CatalogModule } from '../catalog/index.js';
import { AccessEndsService } from './access-ends.service.js';
import { BulkGrantsController } from './bulk-grants.controller.js';
import { BulkGrantsQueries } from './bulk-grants.queries.js';
import { BulkGrantsService } from './bulk-grants.service.js';
import { EndedAccessController } from './ended-access.controller.js';
import { EndedAccessQueries } from './ended-access.queries.js';
import { OwnedProductService } from './owned-product.service.js';
import { EnrollmentsService } from './enrollments.service.js';
import { HandGrantsService } from './hand-grants.service.js';
import { OnStandingChanged } from './on-standing-changed.js';
import { OwnedProductController } from './owned-product.controller.js';
import { PairProductsController, SecondSeatsController } from './second-seats.controller.js';
import { PairProductsService } from './pair-products.service.js';
import { PersonalDataService } from './personal-data.service.js';
import { RightRowsService } from './right-rows.service.js';
import { SeatRowsService } from './seat-rows.service.js';
import { RunBulkGrantJob } from './run-bulk-grant.job.js';
import { SecondSeatsQueries } from './second-seats.queries.js';
import { SecondSeatsService } from './second-seats.service.js';

@Module({
  imports: [AccountsModule, AuditModule, CatalogModule],
  controllers: [
    OwnedProductController,
    EndedAccessController,
    SecondSeatsController,
    PairProductsController,
    BulkGrantsController,
  ],
  providers: [
    EnrollmentsService,
    OwnedProductService,
    EndedAccessQueries,
    AccessEndsService,
    HandGrantsService,
    BulkGrantsService,
    BulkGrantsQueries,
    RunBulkGrantJob,
    RightRowsService,
    SeatRowsService,
    SecondSeatsService,
    SecondSeatsQueries,
    PairProductsService,
    OnStandingChanged,
    PersonalDataService,
  ],
  exports: [
    AccessEndsService,
    EnrollmentsService,
    HandGrantsService,
    BulkGrantsService,
    PairProductsService,
    SecondSeatsService,
  ],
})
export class EnrollmentsModule {}
