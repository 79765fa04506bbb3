import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AuditModule } from '../audit/index.js';
import { BusinessModule } from '../business/index.js';
import { CartModule } from '../cart/index.js';
import { CatalogModule } from '../catalog/index.js';
import { CouponsModule } from '../coupons/index.js';
import { EnrollmentsModule } from '../enrollments/index.js';
import { GiftsModule } from '../gifts/index.js';
import { CompareMoneyJob } from './checks/compare-money.job.js';
import { MoneyMeasure } from './checks/money.measure.js';
import { MoneyChecksController } from './checks/money-checks.controller.js';
import { MoneyChecksQueries } from './checks/money-checks.queries.js';
import { FeesService } from './fees/fees.service.js';
import { AskForFeesJob } from './settling/ask-for-fees.job.js';
import { CheckChargeJob } from './settling/check-charge.job.js';
import { HearMissedJob } from './settling/hear-missed.job.js';
import { StripeCharges } from './settling/stripe-charges.js';
import { CheckIntentJob } from './settling/check-intent.job.js';
import { CheckoutController } from './checkout/checkout.controller.js';
import { CheckoutService } from './checkout/checkout.service.js';
import { InvoiceOrdersService } from './checkout/invoice-orders.service.js';
import { OrderVersionsService } from './checkout/order-versions.service.js';
import { DeliveryService } from './settling/delivery.service.js';
import { OrderCouponsService } from './order-coupons.service.js';
import { NewOrdersService } from './settling/new-orders.service.js';
import { DisputeSettlementService } from './disputes/dispute-settlement.service.js';
import { OrdersExportController } from './orders-export/orders-export.controller.js';
import { OrdersExportService } from './orders-export/orders-export.service.js';
import { OrdersController } from './orders/orders.controller.js';
import { OrdersQueries } from './orders/orders.queries.js';
import { OrdersService } from './orders/orders.service.js';
import { CoachOrderQueries } from './coach-orders/coach-order.queries.js';
import { CoachOrdersController } from './coach-orders/coach-orders.controller.js';
import { CoachOrdersQueries } from './coach-orders/coach-orders.queries.js';
import { PaymentReviewsController } from './reviews/payment-reviews.controller.js';
import { PaymentReviewsQueries } from './reviews/payment-reviews.queries.js';
import { PaymentReviewsService } from './reviews/payment-reviews.service.js';
import { PaymentNewsService } from './settling/payment-news.service.js';
import { PaymentLinksService } from './payment-links.service.js';
import { PersonalDataService } from './orders/personal-data.service.js';
import { CheckRefundsJob } from './refunds/check-refunds.job.js';
import { RefundDecisionsService } from './refunds/refund-decisions.service.js';
import { RefundEffectsService } from './refunds/refund-effects.service.js';
import { StripeRefunds } from './refunds/stripe-refunds.js';
import { EndingSessionsQueries } from './refunds/ending-sessions.queries.js';
import { RefundPreviewService } from './refunds/refund-preview.service.js';
import { OnTimeLost } from './refunds/on-time-lost.js';
import { RefundRequestsService } from './refunds/refund-requests.service.js';
import { RefundSettlementService } from './refunds/refund-settlement.service.js';
import { RefundsController } from './refunds/refunds.controller.js';
import { SendRefundJob } from './refunds/send-refund.job.js';
import { ReconcileJob } from './settling/reconcile.job.js';
import { SettlementService } from './settling/settlement.service.js';
import { StripeGateway } from './settling/stripe-gateway.js';
import { StripeWebhookController } from './settling/stripe-webhook.controller.js';

@Module({
  imports: [
    AccountsModule,
    AuditModule,
    BusinessModule,
    CartModule,
    CatalogModule,
    CouponsModule,
    EnrollmentsModule,
    GiftsModule,
  ],
  controllers: [
    CheckoutController,
    OrdersController,
    CoachOrdersController,
    OrdersExportController,
    MoneyChecksController,
    RefundsController,
    PaymentReviewsController,
    StripeWebhookController,
  ],
  providers: [
    CheckoutService,
    CoachOrderQueries,
    CoachOrdersQueries,
    MoneyChecksQueries,
    PaymentLinksService,
    CompareMoneyJob,
    MoneyMeasure,
    CheckRefundsJob,
    AskForFeesJob,
    CheckChargeJob,
    FeesService,
    HearMissedJob,
    StripeCharges,
    DisputeSettlementService,
    RefundDecisionsService,
    RefundEffectsService,
    StripeRefunds,
    RefundPreviewService,
    EndingSessionsQueries,
    RefundRequestsService,
    OnTimeLost,
    RefundSettlementService,
    SendRefundJob,
    DeliveryService,
    NewOrdersService,
    OrderCouponsService,
    OrdersExportService,
    OrdersService,
    OrdersQueries,
    PaymentNewsService,
    PaymentReviewsQueries,
    PaymentReviewsService,
    SettlementService,
    StripeGateway,
    CheckIntentJob,
    ReconcileJob,
    PersonalDataService,
    OrderVersionsService,
    InvoiceOrdersService,
  ],
  exports: [InvoiceOrdersService, StripeGateway],
})
export class PaymentsModule {}
