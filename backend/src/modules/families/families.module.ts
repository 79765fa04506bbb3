import { Module } from '@nestjs/common';
import { CartModule } from '../cart/index.js';
import { CatalogModule } from '../catalog/index.js';
import { EnrollmentsModule } from '../enrollments/index.js';
import { PersonalDataService } from './personal-data.service.js';
import {
  PurchaseRequestsController,
  WardRequestsController,
} from './purchase-requests/purchase-requests.controller.js';
import { PurchaseRequestsQueries } from './purchase-requests/purchase-requests.queries.js';
import { PurchaseRequestsService } from './purchase-requests/purchase-requests.service.js';
import { WardLearningController } from './ward-learning.controller.js';
import { WardLearningQueries } from './ward-learning.queries.js';

@Module({
  imports: [CartModule, CatalogModule, EnrollmentsModule],
  controllers: [WardLearningController, PurchaseRequestsController, WardRequestsController],
  providers: [WardLearningQueries, PurchaseRequestsQueries, PurchaseRequestsService, PersonalDataService],
})
export class FamiliesModule {}
