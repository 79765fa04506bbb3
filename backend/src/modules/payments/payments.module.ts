import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/index.js';
import { CartModule } from '../cart/index.js';
import { EnrollmentsModule } from '../enrollments/index.js';
import { CheckIntentJob } from './settling/check-intent.job.js';
import { CheckoutController } from './checkout/checkout.controller.js';
import { CheckoutService } from './checkout/checkout.service.js';
import { DeliveryService } from './settling/delivery.service.js';
import { NewOrdersService } from './settling/new-orders.service.js';
import { OrdersController } from './orders/orders.controller.js';
import { OrdersQueries } from './orders/orders.queries.js';
import { OrdersService } from './orders/orders.service.js';
import { OnMemberErased } from './reviews/on-member-erased.js';
import { PaymentReviewsController } from './reviews/payment-reviews.controller.js';
import { PaymentReviewsQueries } from './reviews/payment-reviews.queries.js';
import { PaymentReviewsService } from './reviews/payment-reviews.service.js';
import { PaymentNewsService } from './settling/payment-news.service.js';
import { paymentEntities } from './payments.entities.js';
import { PersonalDataQueries } from './orders/personal-data.queries.js';
import { ReconcileJob } from './settling/reconcile.job.js';
import { SettlementService } from './settling/settlement.service.js';
import { StripeGateway } from './settling/stripe-gateway.js';
import { StripeWebhookController } from './settling/stripe-webhook.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature(paymentEntities), AccountsModule, CartModule, EnrollmentsModule],
  controllers: [CheckoutController, OrdersController, PaymentReviewsController, StripeWebhookController],
  providers: [
    CheckoutService,
    DeliveryService,
    NewOrdersService,
    OrdersService,
    OrdersQueries,
    PaymentNewsService,
    PaymentReviewsQueries,
    PaymentReviewsService,
    SettlementService,
    StripeGateway,
    CheckIntentJob,
    ReconcileJob,
    PersonalDataQueries,
    OnMemberErased,
  ],
})
export class PaymentsModule {}
