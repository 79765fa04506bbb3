import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/index.js';
import { CartModule } from '../cart/index.js';
import { EnrollmentsModule } from '../enrollments/index.js';
import { CheckIntentJob } from './check-intent.job.js';
import { CheckoutController } from './checkout.controller.js';
import { CheckoutService } from './checkout.service.js';
import { NewOrdersService } from './new-orders.service.js';
import { OrdersController } from './orders.controller.js';
import { OrdersQueries } from './orders.queries.js';
import { OrdersService } from './orders.service.js';
import { PaymentNewsService } from './payment-news.service.js';
import { paymentEntities } from './payments.entities.js';
import { PersonalDataQueries } from './personal-data.queries.js';
import { ReconcileJob } from './reconcile.job.js';
import { SettlementService } from './settlement.service.js';
import { StripeGateway } from './stripe-gateway.js';
import { StripeWebhookController } from './stripe-webhook.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature(paymentEntities), AccountsModule, CartModule, EnrollmentsModule],
  controllers: [CheckoutController, OrdersController, StripeWebhookController],
  providers: [
    CheckoutService,
    NewOrdersService,
    OrdersService,
    OrdersQueries,
    PaymentNewsService,
    SettlementService,
    StripeGateway,
    CheckIntentJob,
    ReconcileJob,
    PersonalDataQueries,
  ],
})
export class PaymentsModule {}
