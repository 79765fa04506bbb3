import type { ComponentProps } from 'react';
import { List, type ListProps } from 'react-admin';
import { ListRows, ListFailed } from './list-rows';
import { SavedFiltersBar } from './saved-filters';

type Props = Pick<ListProps, 'filters' | 'filterDefaultValues' | 'actions' | 'sort' | 'exporter'> &
  Omit<ComponentProps<typeof ListRows>, 'texts'> & {
    texts: ComponentProps<typeof ListRows>['texts'] & { title: string };
  };

/**
 * A list of the console: filters, rows as a table or stacked on a phone, and an empty state. Its texts start with its
 * title. Lists that show all filters need no `actions`: saved filters are there anyway.
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
