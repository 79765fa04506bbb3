/**
 * Payments: orders and the money that settles them. Owns orders with their snapshots, purchases, payment events,
 * payments under review, refunds and disputes. Learns of payments through Stripe's webhook, and through its answers
 * when we ask (`payments.reconcile`).
 */
export { ORDER_STATUSES, type OrderStatus } from './order-states.js';
export {
  type InvoicedPlan,
  InvoiceOrdersService,
  type PaidInvoice,
  type SubscribedProduct,
  taxWithin,
} from './checkout/invoice-orders.service.js';
export type { Card } from './judge-payment.js';
export { StripeGateway } from './settling/stripe-gateway.js';
export { refundedLines } from './payments.views.js';
export { PaymentsModule } from './payments.module.js';
