import CouponIcon from '@mui/icons-material/LocalOfferOutlined';
import { Chip } from '@mui/material';
import { CreateButton, FilterButton, SearchInput, TopToolbar, Button, useListContext } from 'react-admin';
import { ExportListButton } from '../../shared/export/export-list-button';
import { RecordList } from '../../shared/record-list';
import { type Coupon, couponPath } from './coupon';
import { datesOf, recurrenceOf, usesOf, valueOf } from './coupon-words';
import { texts } from './texts';
import { csvExporter } from '../../shared/export/csv-exporter';
import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import { useState } from 'react';
import { useActs } from '../../providers/use-acts';
import { useToast } from '../../shared/toast/use-toast';
import { useSeveral } from '../../shared/use-several';
import { RecordInput, oneOf } from '../../shared/filters';
import { RowCard } from '../../shared/row-card';

const STATUS_COLORS = {
  active: 'success',
  off: 'default',
  scheduled: 'info',
  ended: 'default',
  used_up: 'warning',
  archived: 'default',
} as const satisfies Record<Coupon['status'], string>;

export const CouponStatus = ({ status }: Pick<Coupon, 'status'>) => (
  <Chip size="small" variant="outlined" color={STATUS_COLORS[status]} label={texts.statuses[status]} />
);

const WORDS = {
  refused: ({ code }: Coupon, why: string) => texts.refused(code, why),
  failed: texts.tryAgain,
};

/** Archives the selected coupons; undo restores the ones it archived. */
function ArchiveSelectedButton() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<Coupon>();
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const { archiveCoupon, restoreCoupon } = useActs();
  const each = useSeveral(WORDS);
  const chosen = data.filter(({ id, status }) => selectedIds.includes(id) && status !== 'archived');

  const restore = async (coupons: Coupon[]) => {
    const { done, ...news } = await each(coupons, ({ id }) => restoreCoupon(id));
    toast({ title: texts.restoredMany(done.length), ...news });
  };
  const archive = async () => {
    setBusy(true);
    const { done, ...news } = await each(chosen, ({ id }) => archiveCoupon(id));
    setBusy(false);
    toast({
      ...news,
      title: texts.archivedMany(done.length),
      ...(done.length > 0 && { undo: () => void restore(done) }),
    });
    onUnselectItems();
  };
  return (
    <Button label={texts.archive} disabled={isBusy || chosen.length === 0} onClick={() => void archive()}>
      <ArchiveIcon />
    </Button>
  );
}

const exportCoupons = csvExporter<Coupon>('coupons', {
  [texts.code]: ({ code }) => code,
  [texts.status]: ({ status }) => texts.statuses[status],
  [texts.percent]: ({ percent }) => percent,
  [texts.amount]: ({ amount }) => amount,
  [texts.onSubscriptions]: recurrenceOf,
  [texts.startsAt]: ({ startsAt }) => startsAt,
  [texts.endsAt]: ({ endsAt }) => endsAt,
  [texts.used]: ({ useCount }) => useCount,
  [texts.maxUses]: ({ maxUses }) => maxUses,
  [texts.maxUsesPerPerson]: ({ maxUsesPerPerson }) => maxUsesPerPerson,
  [texts.link]: ({ url }) => url,
});

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />,
  oneOf('status', texts.status, texts.statuses, { alwaysOn: true }),
  <RecordInput
    key="productId"
    source="productId"
    reference="products"
    named="title"
    label={texts.product}
    width={220}
  />,
];

export const CouponList = () => (
  <RecordList<Coupon>
    filters={filters}
    actions={<Actions />}
    sort={{ field: 'createdAt', order: 'DESC' }}
    exporter={exportCoupons}
    icon={CouponIcon}
    texts={texts}
    to={({ id }) => couponPath(id)}
    bulkActions={<ArchiveSelectedButton />}
    card={Card}
    columns={[
      { label: texts.code, by: 'code', isLink: true, render: ({ code }) => code },
      { label: texts.value, render: valueOf },
      { label: texts.onSubscriptions, render: recurrenceOf },
      { label: texts.dates, by: 'endsAt', render: datesOf },
      { label: texts.used, by: 'useCount', render: usesOf, as: 'figures' },
      { label: texts.status, render: CouponStatus },
    ]}
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

const Card = (coupon: Coupon) => (
  <RowCard
    name={`${coupon.code} · ${valueOf(coupon)}`}
    beside={<CouponStatus {...coupon} />}
    facts={[
      `${texts.onSubscriptions}: ${recurrenceOf(coupon)}`,
      `${texts.used}: ${usesOf(coupon)} · ${datesOf(coupon)}`,
    ]}
  />
);
