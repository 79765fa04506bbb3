import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { Alert, Box, Button, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import { RecordPage } from '../../shared/record-page';
import { Disputes } from './disputes';
import { OrderFacts } from './order-facts';
import { OrderLines } from './order-lines';
import { OrderStatus } from './order-status';
import { OrderTimeline } from './order-timeline';
import { type Order, nothingToRefund } from './order-words';
import { Refunds } from './refunds';
import { texts } from './texts';
import { useState } from 'react';
import { ReceiptDialog } from './receipt-dialog';
import { RefundDialog } from './refund-dialog';
import { Secondary } from '../../shared/secondary';

/** Not there while nothing can be refunded; of a free order it is said why. */
function RefundButton({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  if (order.payment === null)
    return <Secondary sx={{ alignSelf: 'center' }}>{nothingToRefund(order)}</Secondary>;
  if (Number(order.refundable) === 0) return null;
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {texts.refund}
      </Button>
      {isOpen && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReceiptButton({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.receipt}</Button>
      {isOpen && <ReceiptDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

/** One order on one page: who, what, the money, and everything that happened. */
export const OrderShow = () => (
  <RecordPage<Order>
    icon={ReceiptIcon}
    texts={texts}
    titleOf={({ number }) => texts.of(number)}
    isWhole={({ lines }) => Boolean(lines)}
  >
    {(order) => <OneOrder order={order} />}
  </RecordPage>
);

function OneOrder({ order }: { order: Order }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        p: { xs: 2, md: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <Stack spacing={3} sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <OrderStatus {...order} />
          <Box sx={{ display: 'flex', gap: 1 }}>
            <ReceiptButton order={order} />
            <RefundButton order={order} />
          </Box>
        </Box>
        {order.status === 'review' && <NeedsDecision id={order.id} />}
        <Disputes order={order} />
        <OrderFacts order={order} />
        <OrderLines order={order} />
        {order.refunds.length > 0 && <Refunds order={order} />}
      </Stack>
      <OrderTimeline order={order} />
    </Box>
  );
}

const NeedsDecision = ({ id }: { id: string }) => (
  <Alert
    severity="warning"
    action={
      <Button component={Link} to={`/payment-reviews/${id}/show`} color="inherit" size="small">
        {texts.decide}
      </Button>
    }
  >
    {texts.needsDecision}
  </Alert>
);
