import type { SvgIconProps } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { useListContext } from 'react-admin';
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
}

const hasAny = (filters: Record<string, unknown>): boolean => Object.keys(filters).length > 0;

/** The rows of a list, where they will stand, or why there are none. */
export function ListRows({ icon, texts, isSearched = hasAny, table, cards }: Props) {
  const { total, isPending, filterValues } = useListContext();
  const isPhone = useIsPhone();
  if (isPending) return <ListLoading />;
  if (total !== 0) return isPhone ? cards : table;
  return isSearched(filterValues) ? (
    <EmptyPlace icon={icon} title={texts.noneFound} text={texts.noneFoundText} />
  ) : (
    <EmptyPlace icon={icon} title={texts.none} text={texts.noneText} />
  );
}
