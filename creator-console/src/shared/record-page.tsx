import type { ReactNode } from 'react';
import { type RaRecord, Show, type ShowProps, useRecordContext } from 'react-admin';
import { Loading, NoRecord, RecordFailed, RecordTitle, type RecordWords } from './record-states';

interface Props<Row extends RaRecord>
  extends RecordWords<Row>,
    Pick<ShowProps<Row>, 'actions' | 'queryOptions'> {
  /** False for a list row, which react-admin shows first, without the page's details. */
  isWhole?: (record: Row) => boolean;
  children: (record: Row) => ReactNode;
}

/** Page of one record, reloaded on every visit. */
export const RecordPage = <Row extends RaRecord>({
  icon,
  texts,
  titleOf,
  actions,
  queryOptions = { staleTime: 0 },
  ...rest
}: Props<Row>) => (
  <Show<Row>
    title={<RecordTitle texts={texts} titleOf={titleOf} />}
    actions={actions}
    error={<RecordFailed missing={<NoRecord icon={icon} texts={texts} />} />}
    // The page says it; a toast would repeat it.
    queryOptions={{ ...queryOptions, onError: () => undefined }}
  >
    <Page {...rest} />
  </Show>
);

function Page<Row extends RaRecord>({ isWhole, children }: Pick<Props<Row>, 'isWhole' | 'children'>) {
  const record = useRecordContext<Row>();
  return record && (isWhole?.(record) ?? true) ? children(record) : <Loading />;
}
