import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { Box, Stack } from '@mui/material';
import { RecordPage } from '../../shared/record-page';
import { Disputes } from './disputes';
import { OrderFacts } from './order-facts';
import { OrderLines } from './order-lines';
import { OrderStatus } from './order-status';
import { OrderTimeline } from './order-timeline';
import { nothingToRefund } from './order-words';
import type { Order } from './orders.api';
import { Refunds } from './refunds';
import { texts } from './texts';
import { ReceiptDialog } from './receipt-dialog';
import { RefundDialog } from './refund-dialog';
import { Secondary } from '../../shared/secondary';
import { ActButtons } from '../../shared/act-buttons';
import { Notice } from '../../shared/notice';

/** Actions on an order; a free one says why it can't be refunded. */
const Acts = ({ order }: { order: Order }) => (
  <Box sx={{ display: 'flex', gap: 1 }}>
    <ActButtons
      acts={[
        {
          label: texts.receipt,
          variant: 'text',
          renderDialog: (onClose) => <ReceiptDialog order={order} onClose={onClose} />,
        },
        order.payment !== null &&
          Number(order.amountRefundable) > 0 && {
            label: texts.refund,
            color: 'error',
            renderDialog: (onClose) => <RefundDialog order={order} onClose={onClose} />,
          },
      ]}
    />
    {order.payment === null && <Secondary sx={{ alignSelf: 'center' }}>{nothingToRefund(order)}</Secondary>}
  </Box>
);

/** One order on one page: buyer, items, money, and timeline. */
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

const OneOrder = ({ order }: { order: Order }) => (
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
        <Acts order={order} />
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

const NeedsDecision = ({ id }: { id: string }) => (
  <Notice severity="warning" act={texts.decide} to={`/payment-reviews/${id}/show`}>
    {texts.needsDecision}
  </Notice>
);
