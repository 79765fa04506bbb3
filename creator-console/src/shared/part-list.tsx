import type { ReactNode } from 'react';
import {
  FilterLiveForm,
  ListBase,
  type ListBaseProps,
  Pagination,
  type RaRecord,
  useListContext,
} from 'react-admin';
import { ListRows, type ListRowsProps, ListFailed } from './list-rows';

type Props<Row extends RaRecord> = Pick<ListBaseProps<Row>, 'resource' | 'filter' | 'sort'> &
  ListRowsProps<Row> & {
    /** Inputs that filter the list. */
    filters: ReactNode;
  };

/** A list within a record's page, without state in the URL. */
export const PartList = <Row extends RaRecord>({ resource, filter, sort, filters, ...rows }: Props<Row>) => (
  <ListBase<Row>
    resource={resource}
    filter={filter}
    sort={sort}
    perPage={25}
    disableSyncWithLocation
    storeKey={false}
    queryOptions={{ onError: () => undefined }}
  >
    <FilterLiveForm>{filters}</FilterLiveForm>
    <Rows {...rows} />
  </ListBase>
);

function Rows<Row extends RaRecord>(rows: ListRowsProps<Row>) {
  const { error } = useListContext();
  if (error) return <ListFailed />;
  return (
    <>
      <ListRows {...rows} />
      <Pagination rowsPerPageOptions={[25, 100]} />
    </>
  );
}
