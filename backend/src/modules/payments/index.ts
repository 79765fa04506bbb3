/**
 * Payments: orders and the money that settles them. Owns orders with their snapshots, purchases, payment events, the
 * reviews of payments that wait for the coach, refunds and disputes. Learns from Stripe: by its webhook, and by its
 * answers when we ask (`payments.reconcile`).
 */
export { ORDER_STATUSES, type OrderStatus } from './order-states.js';
export { refundedLines } from './payments.views.js';
export { PaymentsModule } from './payments.module.js';
