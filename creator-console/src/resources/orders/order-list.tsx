import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { Box } from '@mui/material';
import { amountOf } from '../../shared/figures/format';
import { Buyer } from '../../shared/buyer';
import { momentOf } from '../../shared/moment';
import { PhoneList } from '../../shared/phone-list';
import { RecordList } from '../../shared/record-list';
import { RowLink } from '../../shared/row-link';
import { OrderActions, orderFilters } from './order-filters';
import { OrderStatus } from './order-status';
import { buyerOf, goodsOf, orderPath } from './order-words';
import type { OrderRow } from './orders.api';
import { texts } from './texts';
import { WaitingOrdersNotice } from './waiting-orders';
import { RecordTable } from '../../shared/record-table';
import { RowCard } from '../../shared/row-card';

/** Every order that money came for: who bought what. */
export const OrderList = () => (
  <>
    <Box sx={{ pt: 2, '&:empty': { display: 'none' } }}>
      <WaitingOrdersNotice />
    </Box>
    <RecordList
      filters={orderFilters}
      actions={<OrderActions />}
      sort={{ field: 'paidAt', order: 'DESC' }}
      icon={ReceiptIcon}
      texts={texts}
      table={<Table />}
      cards={<PhoneList row={Card} to={({ id }) => orderPath(id)} />}
    />
  </>
);

const AT_THE_END = { textAlign: 'end' } as const;
/** Left out where the menu leaves little room: the status says it, too. */
const WHERE_WIDE = { display: { xs: 'none', lg: 'table-cell' } } as const;

const Table = () => (
  <RecordTable<OrderRow>
    rowClick="show"
    columns={[
      {
        label: texts.number,
        render: ({ id, number }) => <RowLink to={orderPath(id)}>{number}</RowLink>,
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
);

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
