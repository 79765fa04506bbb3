import { PaymentId } from '../../../shared/payment-id/payment-id';
import type { Payment } from './parts/student.api';
import { texts } from './texts';

/** The payment provider's id, where there is one. */
export const PaymentCell = ({ stripePaymentId: id }: Pick<Payment, 'stripePaymentId'>) =>
  id === null ? texts.noPaymentId : <PaymentId id={id} />;
