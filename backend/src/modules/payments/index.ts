/**
 * Payments: orders and the money that settles them. Owns orders with their snapshots, purchases and payment events.
 * Publishes order.paid. Learns from Stripe: by its webhook, and by its answers when we ask (`payments.reconcile`).
 */
export { paymentEntities } from './payments.entities.js';
export { orderedLines, paidLines } from './payments.views.js';
export { PaymentsModule } from './payments.module.js';
