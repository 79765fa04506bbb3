import CouponIcon from '@mui/icons-material/LocalOfferOutlined';
import { Box, Stack, Typography } from '@mui/material';
import {
  AutocompleteInput,
  CreateButton,
  DataTable,
  FilterButton,
  FunctionField,
  ReferenceInput,
  SearchInput,
  SelectInput,
  TopToolbar,
} from 'react-admin';
import { ExportListButton } from '../../shared/export/export-list-button';
import { NamedRowBoxes } from '../../shared/named-row-boxes';
import { PhoneList } from '../../shared/phone-list';
import { RecordList } from '../../shared/record-list';
import { RowLink } from '../../shared/row-link';
import { ArchiveSelectedButton } from './archive-selected-button';
import { type Coupon, couponPath } from './coupon';
import { CouponStatus } from './coupon-status';
import { datesOf, usesOf, valueOf } from './coupon-words';
import { exportCoupons } from './coupons-csv';
import { texts } from './texts';

const STATUSES = Object.entries(texts.statuses).map(([id, name]) => ({ id, name }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />,
  <SelectInput key="status" source="status" alwaysOn label={texts.status} choices={STATUSES} />,
  <ReferenceInput
    key="productId"
    source="productId"
    reference="products"
    sort={{ field: 'title', order: 'ASC' }}
  >
    <AutocompleteInput
      label={texts.product}
      optionText="title"
      filterToQuery={(q: string) => ({ q })}
      sx={{ minWidth: 220 }}
    />
  </ReferenceInput>,
];

/** All coupons, the newest first. */
export const CouponList = () => (
  <RecordList
    filters={filters}
    actions={<Actions />}
    sort={{ field: 'createdAt', order: 'DESC' }}
    exporter={exportCoupons}
    icon={CouponIcon}
    texts={texts}
    table={<Table />}
    cards={<PhoneList row={Card} to={({ id }) => couponPath(id)} bulkActions={<ArchiveSelectedButton />} />}
    begin={<CreateButton label={texts.create} />}
  />
);

const Actions = () => (
  <TopToolbar>
    <FilterButton />
    <ExportListButton />
    <CreateButton label={texts.create} />
  </TopToolbar>
);

const Table = () => (
  <NamedRowBoxes>
    <DataTable<Coupon> bulkActionButtons={<ArchiveSelectedButton />} rowClick="edit">
      <DataTable.Col source="code" label={texts.code}>
        <FunctionField<Coupon> render={({ id, code }) => <RowLink to={couponPath(id)}>{code}</RowLink>} />
      </DataTable.Col>
      <DataTable.Col label={texts.value} disableSort>
        <FunctionField<Coupon> render={valueOf} />
      </DataTable.Col>
      <DataTable.Col source="endsAt" label={texts.dates}>
        <FunctionField<Coupon> render={datesOf} />
      </DataTable.Col>
      <DataTable.Col source="timesUsed" label={texts.used}>
        <FunctionField<Coupon> render={usesOf} sx={{ fontVariantNumeric: 'tabular-nums' }} />
      </DataTable.Col>
      <DataTable.Col label={texts.status} disableSort>
        <FunctionField<Coupon> render={CouponStatus} />
      </DataTable.Col>
    </DataTable>
  </NamedRowBoxes>
);

const Card = (coupon: Coupon) => (
  <Stack spacing={0.75}>
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {coupon.code} · {valueOf(coupon)}
      </Typography>
      <CouponStatus {...coupon} />
    </Box>
    <Typography variant="body2" color="textSecondary">
      {texts.used}: {usesOf(coupon)} · {datesOf(coupon)}
    </Typography>
  </Stack>
);
