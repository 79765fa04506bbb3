/**
 * Payments: orders and the money that settles them. Owns orders with their snapshots, purchases, payment events, and the reviews
 * of payments that wait for the coach. Publishes order.paid and payment.held. Learns from Stripe: by its webhook, and by its answers when we ask (`payments.reconcile`).
 */
export { paymentEntities } from './payments.entities.js';
export { ORDER_STATUSES, type OrderStatus } from './order-states.js';
export { orderedLines, paidLines, paymentLines } from './payments.views.js';
export { PaymentsModule } from './payments.module.js';
