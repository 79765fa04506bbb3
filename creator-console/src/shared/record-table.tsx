import type { ReactNode } from 'react';
import { DataTable, type DataTableColumnProps, FunctionField, type RaRecord } from 'react-admin';
import { NamedRowBoxes } from './named-row-boxes';
import { RowLink } from './row-link';

interface Column<Row extends RaRecord> extends Pick<DataTableColumnProps, 'label' | 'sx'> {
  /** Field by which the column is sorted; undefined: not sortable. */
  by?: string;
  render: (row: Row) => ReactNode;
  /** Set for the column with the row's link. */
  isLink?: true;
  /** Typographic style, if it matters. */
  as?: keyof typeof LOOKS;
}

const LOOKS = {
  figures: { fontVariantNumeric: 'tabular-nums' },
  'one line': { whiteSpace: 'nowrap' },
  'one line where wide': { whiteSpace: { lg: 'nowrap' } },
  'one line of figures': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  'any words': { overflowWrap: 'anywhere' },
} as const;

export interface RecordTableProps<Row extends RaRecord> {
  columns: readonly Column<Row>[];
  /** Path that a row links to; undefined: rows are read-only. */
  to?: (row: Row) => string;
  /** Actions on several rows; if set, each row has a checkbox. */
  bulkActions?: ReactNode;
}

/** Rows of a list as a table, with a column for each entry of its data. */
export function RecordTable<Row extends RaRecord>({ columns, to, bulkActions }: RecordTableProps<Row>) {
  const table = (
    <DataTable<Row> bulkActionButtons={bulkActions ?? false} rowClick={to ? (_, __, row) => to(row) : false}>
      {columns.map(({ label, by, render, isLink, as, sx = {} }) => {
        const cell = (row: Row) =>
          isLink && to ? <RowLink to={to(row)}>{render(row)}</RowLink> : render(row);
        return (
          <DataTable.Col
            key={String(label)}
            label={label}
            sx={sx}
            {...(by === undefined ? { disableSort: true } : { source: by })}
            {...(!as && { render: cell })}
          >
            {as && <FunctionField<Row> render={cell} sx={LOOKS[as]} />}
          </DataTable.Col>
        );
      })}
    </DataTable>
  );
  return bulkActions ? <NamedRowBoxes>{table}</NamedRowBoxes> : table;
}
