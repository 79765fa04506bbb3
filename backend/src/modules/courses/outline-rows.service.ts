import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { LEVELS, type OutlineLevel } from './outline-levels.js';

export type OutlineRow = { id: string } & Record<string, unknown>;
export type RowsByLevel = Partial<Record<OutlineLevel, OutlineRow[]>>;

/** Reads and writes whole parts of a course as rows. */
@Injectable()
export class OutlineRowsService {
  async collect(tx: Tx, level: OutlineLevel, id: string): Promise<RowsByLevel> {
    const rows: RowsByLevel = {};
    let condition = 'n.id = $1';
    for (let at: OutlineLevel | null = level; at !== null; at = LEVELS[at].inside) {
      const { table, inside } = LEVELS[at];
      const found = await tx.one<{ rows: OutlineRow[] }>(
        `select coalesce(jsonb_agg(to_jsonb(n)), '[]') as rows from ${table} n where ${condition}`,
        [id],
      );
      rows[at] = found!.rows;
      if (inside)
        condition = `n.${LEVELS[inside].parent} in (select n.id from ${table} n where ${condition})`;
    }
    return rows;
  }

  /** Inserts the rows. Columns that a later release has added get their defaults. */
  async insert(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
    const columns = Object.keys(rows[0]!)
      .map((name) => `"${name}"`)
      .join(', ');
    await tx.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
  }
}
