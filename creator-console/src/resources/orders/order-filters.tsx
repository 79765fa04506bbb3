import { Chip } from '@mui/material';
import {
  AutocompleteInput,
  FilterButton,
  ReferenceInput,
  SearchInput,
  SelectInput,
  TopToolbar,
} from 'react-admin';
import { DaysInput } from '../../shared/figures/days-input';
import { ExportButton } from '../../shared/list-export/export-button';
import { checkNames } from './order-words';
import { texts } from './texts';
import { api } from '../../providers/client';
import { countedAs, type ListExport } from '../../shared/list-export/list-export';

const orderExport: ListExport = {
  ask: (body, options) => api.POST('/api/creator/orders/export', { body, ...options }),
  title: texts.exportOrders,
  file: texts.exportFile,
  counted: countedAs(...texts.counted),
};

const BY_TITLE = { field: 'title', order: 'ASC' } as const;
const DISPUTES = Object.entries(texts.disputeStages).map(([id, name]) => ({ id, name }));
const CHECKS = Object.entries(checkNames).map(([id, name]) => ({ id, name }));
const STATUSES = Object.entries(texts.statuses).map(([id, name]) => ({ id, name }));

/** Filter that is on while it is shown, and off once removed. */
const Flag = ({ label }: { source: string; label: string; defaultValue: true }) => (
  <Chip label={label} sx={{ mb: 1 }} />
);

export const orderFilters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={texts.search} sx={{ minWidth: { sm: 300 } }} />,
  <SelectInput key="status" source="status" alwaysOn label={texts.status} choices={STATUSES} />,
  <DaysInput key="days" source="days" label={texts.days} from="from" to="to" alwaysOn />,
  <SelectInput key="dispute" source="dispute" label={texts.dispute} choices={DISPUTES} />,
  <ReferenceInput key="productId" source="productId" reference="products" sort={BY_TITLE}>
    <AutocompleteInput
      label={texts.product}
      optionText="title"
      filterToQuery={(q: string) => ({ q })}
      sx={{ minWidth: 220 }}
    />
  </ReferenceInput>,
  <ReferenceInput key="couponId" source="couponId" reference="coupons">
    <AutocompleteInput
      label={texts.coupon}
      optionText="code"
      filterToQuery={(q: string) => ({ q })}
      sx={{ minWidth: 180 }}
    />
  </ReferenceInput>,
  <SelectInput key="check" source="check" label={texts.check} choices={CHECKS} />,
  <Flag key="waits" source="waits" label={texts.waitsFilter} defaultValue />,
];

export const OrderActions = () => (
  <TopToolbar>
    <FilterButton />
    <ExportButton of={orderExport} />
  </TopToolbar>
);
