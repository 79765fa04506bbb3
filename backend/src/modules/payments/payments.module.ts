import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/index.js';
import { CartModule } from '../cart/index.js';
import { EnrollmentsModule } from '../enrollments/index.js';
import { CheckIntentJob } from './settling/check-intent.job.js';
import { CheckoutController } from './checkout/checkout.controller.js';
import { CheckoutService } from './checkout/checkout.service.js';
import { NewOrdersService } from './settling/new-orders.service.js';
import { OrdersController } from './orders/orders.controller.js';
import { OrdersQueries } from './orders/orders.queries.js';
import { OrdersService } from './orders/orders.service.js';
import { PaymentNewsService } from './settling/payment-news.service.js';
import { paymentEntities } from './payments.entities.js';
import { PersonalDataQueries } from './orders/personal-data.queries.js';
import { ReconcileJob } from './settling/reconcile.job.js';
import { SettlementService } from './settling/settlement.service.js';
import { StripeGateway } from './settling/stripe-gateway.js';
import { StripeWebhookController } from './settling/stripe-webhook.controller.js';

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
