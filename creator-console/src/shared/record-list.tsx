import { List, type ListProps, type RaRecord, TopToolbar } from 'react-admin';
import { ListRows, type ListRowsProps, ListFailed } from './list-rows';
import { SavedFiltersBar } from './saved-filters';

type Props<Row extends RaRecord> = ListRowsProps<Row> &
  Pick<ListProps, 'filters' | 'filterDefaultValues' | 'actions' | 'sort' | 'exporter'> & {
    texts: { title: string };
  };

/**
 * A list of the console: filters, rows as a table or stacked on a phone, and an empty state. Its texts start with its
 * title. Without `actions`, the button that creates the first item is above the list, or else the saved filters.
 */
export const RecordList = <Row extends RaRecord>({
  filters,
  filterDefaultValues,
  sort,
  exporter = false,
  actions,
  ...rows
}: Props<Row>) => (
  <List
    filters={filters}
    filterDefaultValues={filterDefaultValues}
    actions={actions ?? (rows.begin ? <TopToolbar>{rows.begin}</TopToolbar> : <SavedFiltersBar />)}
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
