import { Order } from './order.entity.js';
import { OrderLine } from './order-line.entity.js';
import { OrderVersion } from './order-version.entity.js';
import { PaymentEvent } from './payment-event.entity.js';
import { Purchase } from './purchase.entity.js';

/**
 * Payments: orders and the money that settles them. Owns orders with their snapshots, purchases and payment events.
 * Tells order.paid. Hears Stripe: its webhook, and its answers when we ask (`payments.reconcile`).
 */
export { orderedLines, paidLines } from './payments.views.js';
export { PaymentsModule } from './payments.module.js';

export const paymentEntities = [Order, OrderVersion, OrderLine, Purchase, PaymentEvent];
