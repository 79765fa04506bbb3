import { DataTable, FunctionField, type RaRecord } from 'react-admin';

interface Props {
  source: string;
  label: string;
  /** Writes the moment as a day, or with its hour. */
  as: (iso: string) => string;
}

/** Column of a moment, on one line. */
export const TimeColumn = ({ source, label, as }: Props) => (
  <DataTable.Col source={source} label={label}>
    <FunctionField<RaRecord> render={(record) => as(String(record[source]))} sx={{ whiteSpace: 'nowrap' }} />
  </DataTable.Col>
);
