import { Injectable } from '@nestjs/common';
import { conflict, notFound } from '../../kernel/errors.js';
import type { Tx } from '../../platform/database/database.js';
import type { OutlinePlaceResponse } from './outline.dto.js';
import { LEVELS, type OutlineLevel } from './outline-levels.js';

/** Max siblings, more than any course needs. */
export const CHILDREN_AT_MOST = 1000;

/**
 * Keeps siblings numbered 0, 1, 2 … . Each change of the order locks the course's row first, so that two changes of one
 * course run one after the other without a deadlock. The unique positions are checked at the end of the transaction.
 */
@Injectable()
export class OutlineOrderService {
  /** Locks the course for the rest of the transaction. */
  async lockCourse(tx: Tx, courseId: string): Promise<void> {
    const rows = await tx.query('select from courses where id = $1 for update', [courseId]);
    if (rows.length === 0) throw notFound('Course');
  }

  /** Returns the course that a section, module, lesson or page belongs to. */
  async courseOf(tx: Tx, level: OutlineLevel, id: string): Promise<string> {
    const { table, upward, noun } = LEVELS[level];
    const row = await tx.one<{ courseId: string }>(
      `select s.course_id as "courseId" from ${table} n ${upward} where n.id = $1`,
      [id],
    );
    if (!row) throw notFound(noun);
    return row.courseId;
  }

  /** Returns parent and position of a part; undefined if it does not exist. */
  async placeOf(tx: Tx, level: OutlineLevel, id: string): Promise<OutlinePlaceResponse | undefined> {
    const { table, parent } = LEVELS[level];
    return await tx.one<OutlinePlaceResponse>(
      `select id, ${parent} as "parentId", position from ${table} where id = $1`,
      [id],
    );
  }

  async childrenOf(tx: Tx, level: OutlineLevel, parentId: string): Promise<number> {
    const { table, parent } = LEVELS[level];
    const row = await tx.one<{ n: number }>(`select count(*)::int as n from ${table} where ${parent} = $1`, [
      parentId,
    ]);
    return row!.n;
  }

  async mustBeParent(tx: Tx, level: OutlineLevel, parentId: string, courseId: string): Promise<void> {
    const rows = await tx.query(LEVELS[level].parentInCourse, [parentId, courseId]);
    if (rows.length === 0) throw notFound('Parent');
  }

  async mustHaveRoom(tx: Tx, level: OutlineLevel, parentId: string): Promise<void> {
    if ((await this.childrenOf(tx, level, parentId)) >= CHILDREN_AT_MOST)
      throw conflict('full', 'You can’t add any more here');
  }

  /** Makes room after a sibling (`null`: before all, undefined: at the end) and returns the free position. */
  async makeRoom(
    tx: Tx,
    level: OutlineLevel,
    parentId: string,
    after: string | null | undefined,
  ): Promise<number> {
    const position = await this.positionAfter(tx, level, parentId, after);
    await this.openGap(tx, level, parentId, position);
    return position;
  }

  async openGap(tx: Tx, level: OutlineLevel, parentId: string, position: number): Promise<void> {
    const { table, parent } = LEVELS[level];
    await tx.query(`update ${table} set position = position + 1 where ${parent} = $1 and position >= $2`, [
      parentId,
      position,
    ]);
  }

  async closeGap(tx: Tx, level: OutlineLevel, parentId: string, position: number): Promise<void> {
    const { table, parent } = LEVELS[level];
    await tx.query(`update ${table} set position = position - 1 where ${parent} = $1 and position > $2`, [
      parentId,
      position,
    ]);
  }

  /** Returns the rows of a part with everything inside; `first` may select several parts. */
  async collectRows(tx: Tx, level: OutlineLevel, id: string, first = 'n.id = $1'): Promise<RowsByLevel> {
    const rows: RowsByLevel = {};
    let condition = first;
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

  /** Inserts the rows. Columns added by a later release get their defaults. */
  async insertRows(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
    const columns = Object.keys(rows[0]!)
      .map((name) => `"${name}"`)
      .join(', ');
    await tx.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
  }

  private async positionAfter(
    tx: Tx,
    level: OutlineLevel,
    parentId: string,
    after: string | null | undefined,
  ): Promise<number> {
    if (after === null) return 0;
    const { table, parent } = LEVELS[level];
    const row = await tx.one<{ position: number | null }>(
      `select max(position) + 1 as position from ${table} where ${parent} = $1 and ($2::uuid is null or id = $2)`,
      [parentId, after ?? null],
    );
    if (row?.position != null) return row.position;
    if (after === undefined) return 0;
    throw conflict('sibling_gone', 'The item it should follow no longer exists');
  }
}

export type OutlineRow = { id: string } & Record<string, unknown>;
export type RowsByLevel = Partial<Record<OutlineLevel, OutlineRow[]>>;
