import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { Chip, Stack } from '@mui/material';
import { EmptyPlace } from '../../../shared/empty-place';
import { priceOf } from '../../../shared/figures/format';
import { dayOf } from '../../../shared/moment';
import { OrderActs } from '../../orders';
import { Ledger } from './parts/ledger';
import { OrderLink, ProductLink } from './parts/links';
import { Loaded } from '../../../shared/loaded';
import { PaymentCell } from './purchases-tab';
import { type Payment, readPayments, type Student } from './parts/student.api';
import { texts as partTexts } from './parts/texts';
import { texts } from './texts';
import { useStudentPart } from './parts/use-student-part';

/** Payments from the student, and their state. */
export function PaymentsTab({ student }: { student: Student }) {
  const query = useStudentPart(student.id, 'payments', readPayments);
  return (
    <Loaded
      query={query}
      empty={<EmptyPlace icon={PaymentsIcon} title={texts.noPayments} text={texts.noPaymentsText} />}
    >
      {(payments) => (
        <Ledger
          label={texts.tabs.payments}
          rows={payments}
          keyOf={({ orderId }) => orderId}
          columns={[
            { label: texts.date, of: ({ paidAt }) => dayOf(paidAt), inOnePiece: true },
            { label: texts.product, of: Products },
            { label: texts.amount, of: ({ amount }) => priceOf(amount) },
            { label: texts.paymentId, of: PaymentCell },
            { label: texts.order, of: Order, inOnePiece: true },
            { label: texts.paymentStatus, of: Status },
            { label: texts.paymentActs, of: Acts },
          ]}
        />
      )}
    </Loaded>
  );
}

const Acts = (payment: Payment) => <OrderActs {...payment} />;

const Order = ({ orderId, orderNumber }: Payment) => <OrderLink id={orderId}>{orderNumber}</OrderLink>;

const Products = ({ products }: Payment) => (
  <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
    {products.map(({ id, title }) => (
      <ProductLink key={id} id={id} title={title} />
    ))}
  </Stack>
);

const COLOURS: Partial<Record<Payment['status'], 'success' | 'warning' | 'error'>> = {
  paid: 'success',
  review: 'warning',
  disputed: 'error',
};

const Status = ({ status }: Payment) => {
  const color = COLOURS[status];
  return (
    <Chip
      size="small"
      variant="outlined"
      label={partTexts.paymentStatuses[status]}
      {...(color && { color })}
    />
  );
};
