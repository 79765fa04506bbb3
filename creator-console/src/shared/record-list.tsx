import type { ComponentProps } from 'react';
import { List, type ListProps } from 'react-admin';
import { ListRows, ListFailed } from './list-rows';
import { SavedFiltersBar } from './saved-filters';

type Props = Pick<ListProps, 'filters' | 'filterDefaultValues' | 'actions' | 'sort' | 'exporter'> &
  Omit<ComponentProps<typeof ListRows>, 'texts'> & {
    texts: ComponentProps<typeof ListRows>['texts'] & { title: string };
  };

/**
 * A list of the console: its filters, its rows as a table or on a phone one below the other, and what stands there while there are none.
 * Its texts begin with its title. Whoever has all filters in sight needs no `actions`: those that are saved by name are there anyway.
 */
export const RecordList = ({
  filters,
  filterDefaultValues,
  actions = <SavedFiltersBar />,
  sort,
  exporter = false,
  ...rows
}: Props) => (
  <List
    filters={filters}
    filterDefaultValues={filterDefaultValues}
    actions={actions}
    sort={sort}
    exporter={exporter}
    perPage={25}
    empty={false}
    error={<ListFailed />}
    title={rows.texts.title}
  >
    <ListRows {...rows} />
  </List>
);
