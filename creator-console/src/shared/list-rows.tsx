import { Button, type SvgIconProps } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { EmptyPlace } from './empty-place';
import { ListLoading } from './list-states';
import { useIsPhone } from './phone-list';

interface Props {
  icon: ComponentType<SvgIconProps>;
  texts: Record<'none' | 'noneText' | 'noneFound' | 'noneFoundText', string>;
  /** Returns true if the filters narrow the list, so that no result does not mean an empty list. */
  isSearched?: (filters: Record<string, unknown>) => boolean;
  table: ReactNode;
  /** The same rows, for a phone. */
  cards: ReactNode;
  /** Button that creates the first item. */
  begin?: ReactNode;
}

const hasAny = (filters: Record<string, unknown>): boolean => Object.keys(filters).length > 0;

/** Rows of a list, their placeholders while loading, or the reason why there are none. */
export function ListRows({ icon, texts, isSearched = hasAny, table, cards, begin }: Props) {
  const { total, isPending, filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const isPhone = useIsPhone();
  if (isPending) return <ListLoading />;
  if (total !== 0) return isPhone ? cards : table;
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
