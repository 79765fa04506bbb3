import { Fee } from './fee.entity.js';
import { Dispute } from './dispute.entity.js';
import { MoneyComparison } from './money-comparison.entity.js';
import { MoneyFinding } from './money-finding.entity.js';
import { OrderLine } from './order-line.entity.js';
import { OrderLinePart } from './order-line-part.entity.js';
import { OrderVersion } from './order-version.entity.js';
import { Order } from './order.entity.js';
import { PaymentEvent } from './payment-event.entity.js';
import { PaymentReview } from './payment-review.entity.js';
import { RefundLine } from './refund-line.entity.js';
import { Refund } from './refund.entity.js';
import { Purchase } from './purchase.entity.js';

export const paymentEntities = [
  Order,
  OrderVersion,
  OrderLine,
  OrderLinePart,
  Purchase,
  PaymentEvent,
  PaymentReview,
  Refund,
  RefundLine,
  Dispute,
  Fee,
  MoneyComparison,
  MoneyFinding,
];
