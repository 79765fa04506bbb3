import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { BusinessModule } from '../business/index.js';
import { CatalogModule } from '../catalog/index.js';
import { CouponsModule } from '../coupons/index.js';
import { EnrollmentsModule } from '../enrollments/index.js';
import { PaymentsModule } from '../payments/index.js';
import { CancelSubscriptionJob } from './cancel-subscription.job.js';
import { CoachSubscriptionsController } from './coach-subscriptions.controller.js';
import { CoachSubscriptionsQueries } from './coach-subscriptions.queries.js';
import { ComingPaymentsService } from './coming-payments.service.js';
import { HearSubscriptionJob } from './hear-subscription.job.js';
import { NewSubscriptionsService } from './new-subscriptions.service.js';
import { OnMembers } from './on-members.js';
import { OnPayments } from './on-payments.js';
import { OwnSubscriptionsController } from './own-subscriptions.controller.js';
import { PlanChangesService } from './plan-changes.service.js';
import { PersonalDataService } from './personal-data.service.js';
import { StripePlansService } from './stripe-plans.service.js';
import { StripeSubscriptionsService } from './stripe-subscriptions.service.js';
import { StudentSubscriptionsController } from './student-subscriptions.controller.js';
import { SubscriptionChangesService } from './subscription-changes.service.js';
import { SubscriptionNewsService } from './subscription-news.service.js';
import { SubscriptionsQueries } from './subscriptions.queries.js';

@Module({
  imports: [AuditModule, BusinessModule, CatalogModule, CouponsModule, EnrollmentsModule, PaymentsModule],
  controllers: [CoachSubscriptionsController, OwnSubscriptionsController, StudentSubscriptionsController],
  providers: [
    CancelSubscriptionJob,
    CoachSubscriptionsQueries,
    ComingPaymentsService,
    HearSubscriptionJob,
    NewSubscriptionsService,
    OnMembers,
    OnPayments,
    PersonalDataService,
    PlanChangesService,
    StripePlansService,
    StripeSubscriptionsService,
    SubscriptionChangesService,
    SubscriptionNewsService,
    SubscriptionsQueries,
  ],
})
export class SubscriptionsModule {}
