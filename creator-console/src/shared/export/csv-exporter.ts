import type { Exporter, RaRecord } from 'react-admin';
import { toCsv } from '../figures/csv';
import { saveFile } from '../figures/save-file';

/** Columns of a file: heading and value. */
type CsvColumns<Row> = Record<string, (row: Row) => string | number | null>;

/** Creates the `exporter` of a list: its rows as CSV without executable formulas. */
export const csvExporter =
  <Row extends RaRecord>(name: string, columns: CsvColumns<Row>): Exporter<Row> =>
  (rows) => {
    const lines = rows.map((row) => Object.values(columns).map((cell) => cell(row)));
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`${name}-${day}.csv`, 'text/csv', toCsv([Object.keys(columns), ...lines]));
  };
