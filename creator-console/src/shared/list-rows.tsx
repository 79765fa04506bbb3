import { Button, type SvgIconProps } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { EmptyPlace } from './empty-place';
import { ListLoading } from './list-states';
import { useIsPhone } from './phone-list';

interface Props {
  icon: ComponentType<SvgIconProps>;
  texts: Record<'none' | 'noneText' | 'noneFound' | 'noneFoundText', string>;
  /** Whether these filters narrow the list: then nothing found is not the same as nothing there. */
  isSearched?: (filters: Record<string, unknown>) => boolean;
  table: ReactNode;
  /** The same rows on a phone. */
  cards: ReactNode;
  /** How the first of them is made. */
  begin?: ReactNode;
}

const hasAny = (filters: Record<string, unknown>): boolean => Object.keys(filters).length > 0;

/** The rows of a list, where they will stand, or why there are none. */
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
