import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { Box, Stack, Typography } from '@mui/material';
import { DataTable, FunctionField } from 'react-admin';
import { amountOf } from '../../shared/figures/format';
import { Buyer } from '../../shared/buyer';
import { momentOf } from '../../shared/moment';
import { PhoneList } from '../../shared/phone-list';
import { RecordList } from '../../shared/record-list';
import { RowLink } from '../../shared/row-link';
import { OrderActions, orderFilters } from './order-filters';
import { OrderStatus } from './order-status';
import { buyerOf, goodsOf, orderPath, type OrderRow } from './order-words';
import { texts } from './texts';
import { WaitingOrdersNotice } from './waiting-orders';
import { Secondary } from '../../shared/secondary';

/** Every order that money came for: who bought what. */
export const OrderList = () => (
  <>
    <Box sx={{ pt: 2, '&:empty': { display: 'none' } }}>
      <WaitingOrdersNotice />
    </Box>
    <RecordList
      filters={orderFilters}
      actions={<OrderActions />}
      sort={{ field: 'receivedAt', order: 'DESC' }}
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
const ONE_LINE_WHERE_WIDE = { whiteSpace: { lg: 'nowrap' } } as const;

const Table = () => (
  <DataTable<OrderRow> bulkActionButtons={false} rowClick="show">
    <DataTable.Col source="number" label={texts.number} disableSort>
      <FunctionField<OrderRow>
        render={({ id, number }) => <RowLink to={orderPath(id)}>{number}</RowLink>}
        sx={{ whiteSpace: 'nowrap' }}
      />
    </DataTable.Col>
    <DataTable.Col source="receivedAt" label={texts.date} sx={{ minWidth: 122 }}>
      <FunctionField<OrderRow> render={({ receivedAt }) => momentOf(receivedAt)} sx={ONE_LINE_WHERE_WIDE} />
    </DataTable.Col>
    <DataTable.Col<OrderRow>
      label={texts.buyer}
      disableSort
      sx={{ minWidth: { xs: 150, lg: 220 } }}
      render={(order) => <Buyer name={buyerOf(order)} email={order.buyerEmail} />}
    />
    <DataTable.Col label={texts.products} disableSort sx={{ minWidth: 120 }}>
      <FunctionField<OrderRow> render={goodsOf} sx={{ overflowWrap: 'anywhere' }} />
    </DataTable.Col>
    <DataTable.Col source="received" label={texts.total} sx={AT_THE_END}>
      <FunctionField<OrderRow>
        render={({ received, currency }) => amountOf(received, currency)}
        sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
      />
    </DataTable.Col>
    <DataTable.Col label={texts.refunded} disableSort sx={{ ...AT_THE_END, ...WHERE_WIDE }}>
      <FunctionField<OrderRow>
        render={({ refunded, currency }) => (Number(refunded) > 0 ? amountOf(refunded, currency) : '')}
        sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
      />
    </DataTable.Col>
    <DataTable.Col<OrderRow> label={texts.status} disableSort render={OrderStatus} />
  </DataTable>
);

const Card = (order: OrderRow) => (
  <Stack spacing={0.75} sx={{ alignItems: 'flex-start' }}>
    <Stack direction="row" spacing={1} sx={{ width: '100%', justifyContent: 'space-between' }}>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {buyerOf(order)}
      </Typography>
      <Typography variant="body2" noWrap sx={{ flexShrink: 0, fontWeight: 600 }}>
        {amountOf(order.received, order.currency)}
      </Typography>
    </Stack>
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {goodsOf(order)}
    </Typography>
    <Stack direction="row" useFlexGap sx={{ columnGap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <OrderStatus {...order} />
      <Secondary>
        {order.number} · {momentOf(order.receivedAt)}
        {Number(order.refunded) > 0 && ` · ${texts.refunded} ${amountOf(order.refunded, order.currency)}`}
      </Secondary>
    </Stack>
  </Stack>
);
