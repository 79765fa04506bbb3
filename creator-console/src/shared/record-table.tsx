import type { ReactNode } from 'react';
import {
  DataTable,
  type DataTableColumnProps,
  type DataTableProps,
  FunctionField,
  type RaRecord,
} from 'react-admin';

interface Column<Row extends RaRecord> extends Pick<DataTableColumnProps, 'label' | 'sx'> {
  /** Field that the column is sorted by; undefined: it cannot be sorted. */
  by?: string;
  render: (row: Row) => ReactNode;
  /** How its text is set, where that matters. */
  as?: keyof typeof LOOKS;
}

const LOOKS = {
  figures: { fontVariantNumeric: 'tabular-nums' },
  'one line': { whiteSpace: 'nowrap' },
  'one line where wide': { whiteSpace: { lg: 'nowrap' } },
  'one line of figures': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  'any words': { overflowWrap: 'anywhere' },
} as const;

interface Props<Row extends RaRecord> extends Pick<DataTableProps<Row>, 'bulkActionButtons' | 'rowClick'> {
  columns: readonly Column<Row>[];
}

/** Rows of a list as a table, a column for each entry of its data. */
export const RecordTable = <Row extends RaRecord>({
  columns,
  bulkActionButtons = false,
  rowClick,
}: Props<Row>) => (
  <DataTable<Row> bulkActionButtons={bulkActionButtons} rowClick={rowClick}>
    {columns.map(({ label, by, render, as, sx = {} }) => (
      <DataTable.Col
        key={String(label)}
        label={label}
        sx={sx}
        {...(by === undefined ? { disableSort: true } : { source: by })}
        {...(!as && { render: (row: Row) => render(row) })}
      >
        {as && <FunctionField<Row> render={render} sx={LOOKS[as]} />}
      </DataTable.Col>
    ))}
  </DataTable>
);
