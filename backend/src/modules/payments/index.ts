/**
 * Payments: orders and the money that settles them. Owns orders with their snapshots, purchases, payment events, the reviews
 * of payments that wait for the coach, and refunds. Publishes order.paid, payment.held, order.refunded, refund.failed and refund.unallocated. Learns from Stripe: by its webhook, and by its answers when we ask (`payments.reconcile`).
 */
export { paymentEntities } from './payments.entities.js';
export { ORDER_STATUSES, type OrderStatus } from './order-states.js';
export { orderedLines, paidLines, paymentLines, refundedLines } from './payments.views.js';
export { PaymentsModule } from './payments.module.js';
