import { OrderLine } from './order-line.entity.js';
import { OrderVersion } from './order-version.entity.js';
import { Order } from './order.entity.js';
import { PaymentEvent } from './payment-event.entity.js';
import { PaymentReview } from './payment-review.entity.js';
import { Purchase } from './purchase.entity.js';

export const paymentEntities = [Order, OrderVersion, OrderLine, Purchase, PaymentEvent, PaymentReview];
