import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { Box } from '@mui/material';
import { amountOf } from '../../shared/figures/format';
import { Buyer } from '../../shared/buyer';
import { momentOf } from '../../shared/moment';
import { RecordList } from '../../shared/record-list';
import { OrderActions, orderFilters } from './order-filters';
import { OrderStatus } from './order-status';
import { buyerOf, goodsOf, orderPath } from './order-words';
import type { OrderRow } from './orders.api';
import { texts } from './texts';
import { WaitingOrdersNotice } from './waiting-orders';
import { RowCard } from '../../shared/row-card';

/** Every order with a payment: who bought what. */
export const OrderList = () => (
  <>
    <Box sx={{ pt: 2, '&:empty': { display: 'none' } }}>
      <WaitingOrdersNotice />
    </Box>
    <RecordList<OrderRow>
      filters={orderFilters}
      actions={<OrderActions />}
      sort={{ field: 'paidAt', order: 'DESC' }}
      icon={ReceiptIcon}
      texts={texts}
      to={({ id }) => orderPath(id)}
      card={Card}
      columns={[
        {
          label: texts.number,
          isLink: true,
          render: ({ number }) => number,
          as: 'one line',
        },
        {
          label: texts.date,
          by: 'paidAt',
          render: ({ paidAt }) => momentOf(paidAt),
          as: 'one line where wide',
          sx: { minWidth: 122 },
        },
        {
          label: texts.buyer,
          render: (order) => <Buyer name={buyerOf(order)} email={order.buyerEmail} />,
          sx: { minWidth: { xs: 150, lg: 220 } },
        },
        { label: texts.products, render: goodsOf, as: 'any words', sx: { minWidth: 120 } },
        {
          label: texts.total,
          by: 'amountPaid',
          render: ({ amountPaid, currency }) => amountOf(amountPaid, currency),
          as: 'one line of figures',
          sx: AT_THE_END,
        },
        {
          label: texts.refunded,
          render: ({ amountRefunded, currency }) =>
            Number(amountRefunded) > 0 ? amountOf(amountRefunded, currency) : '',
          as: 'one line of figures',
          sx: { ...AT_THE_END, ...WHERE_WIDE },
        },
        { label: texts.status, render: OrderStatus },
      ]}
    />
  </>
);

const AT_THE_END = { textAlign: 'end' } as const;
/** Hidden where the menu leaves little room, because the status shows it too. */
const WHERE_WIDE = { display: { xs: 'none', lg: 'table-cell' } } as const;

const Card = (order: OrderRow) => (
  <RowCard
    name={buyerOf(order)}
    beside={amountOf(order.amountPaid, order.currency)}
    facts={[
      goodsOf(order),
      `${order.number} · ${momentOf(order.paidAt)}`,
      Number(order.amountRefunded) > 0 &&
        `${texts.refunded} ${amountOf(order.amountRefunded, order.currency)}`,
    ]}
  >
    <OrderStatus {...order} />
  </RowCard>
);
