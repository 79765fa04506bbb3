import { Chip } from '@mui/material';
import { FilterButton, SearchInput, TopToolbar } from 'react-admin';
import { DaysInput } from '../../shared/figures/days-input';
import { ExportButton, countedAs, type ListExport } from '../../shared/list-export/export-button';
import { checkNames } from './order-words';
import { texts } from './texts';
import { api } from '../../providers/client';
import { RecordInput, oneOf } from '../../shared/filters';

const orderExport: ListExport = {
  ask: (body, options) => api.POST('/api/creator/orders/export', { body, ...options }),
  title: texts.exportOrders,
  file: texts.exportFile,
  counted: countedAs(...texts.counted),
};

/** Filter that is on while shown, and off once removed. */
const Flag = ({ label }: { source: string; label: string; defaultValue: true }) => (
  <Chip label={label} sx={{ mb: 1 }} />
);

export const orderFilters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={texts.search} sx={{ minWidth: { sm: 300 } }} />,
  oneOf('status', texts.status, texts.statuses, { alwaysOn: true }),
  <DaysInput key="days" source="days" label={texts.days} from="from" to="to" alwaysOn />,
  oneOf('dispute', texts.dispute, texts.disputeStages),
  <RecordInput
    key="productId"
    source="productId"
    reference="products"
    named="title"
    label={texts.product}
    width={220}
  />,
  <RecordInput
    key="couponId"
    source="couponId"
    reference="coupons"
    sort={{ field: 'id', order: 'DESC' }}
    named="code"
    label={texts.coupon}
    width={180}
  />,
  oneOf('check', texts.check, checkNames),
  <Flag key="isWaiting" source="isWaiting" label={texts.waitsFilter} defaultValue />,
];

export const OrderActions = () => (
  <TopToolbar>
    <FilterButton />
    <ExportButton of={orderExport} />
  </TopToolbar>
);
