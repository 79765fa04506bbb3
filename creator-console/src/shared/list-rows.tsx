import { Button, type SvgIconProps } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { EmptyPlace } from './empty-place';
import { PhoneList, useIsPhone } from './phone-list';
import { RecordTable, type RecordTableProps } from './record-table';
import { stateTexts } from './list-state-texts';
import { LoadFailed } from './load-failed';
import { Skeletons } from './skeletons';

/** Shown as the `error` of a react-admin list. */
export function ListFailed() {
  const { refetch } = useListContext();
  return <LoadFailed words={stateTexts.notLoaded} onRetry={() => void refetch()} />;
}

/** Skeleton of the rows. */
const ListLoading = () => (
  <Skeletons label={stateTexts.loading} heights={[44, 44, 44, 44]} sx={{ p: { xs: 2, md: 3 } }} />
);

export interface ListRowsProps<Row extends RaRecord> extends RecordTableProps<Row> {
  icon: ComponentType<SvgIconProps>;
  texts: Record<'none' | 'noneText' | 'noneFound' | 'noneFoundText', string>;
  /** Returns true if the filters were set by hand, so that no result does not mean an empty list. */
  isSearched?: (filters: Record<string, unknown>) => boolean;
  /** A row on a phone. */
  card: (row: Row) => ReactNode;
  /** Button that creates the first item. */
  begin?: ReactNode;
}

const hasAny = (filters: Record<string, unknown>): boolean => Object.keys(filters).length > 0;

/** Rows of a list, skeletons while loading, or the reason why there are none. */
export function ListRows<Row extends RaRecord>(props: ListRowsProps<Row>) {
  const { icon, texts, isSearched = hasAny, card, begin, ...rows } = props;
  const { total, isPending, filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const isPhone = useIsPhone();
  if (isPending) return <ListLoading />;
  if (total !== 0) return isPhone ? <PhoneList {...rows} card={card} /> : <RecordTable {...rows} />;
  return isSearched(filterValues) ? (
    <EmptyPlace icon={icon} title={texts.noneFound} text={texts.noneFoundText}>
      <Button onClick={() => setFilters({}, {})}>{translate('ra.action.remove_all_filters')}</Button>
    </EmptyPlace>
  ) : (
    <EmptyPlace icon={icon} title={texts.none} text={texts.noneText}>
      {begin}
    </EmptyPlace>
  );
}
