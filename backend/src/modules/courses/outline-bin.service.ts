import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { conflict, notFound } from '../../kernel/errors.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import type { OutlinePlaceResponse } from './outline.dto.js';
import { LEVELS, OUTLINE_LEVELS, type OutlineLevel } from './outline-levels.js';
import { OutlineOrderService } from './outline-order.service.js';

interface Binned {
  courseId: string;
  parentId: string;
  position: number;
  rows: Partial<Record<OutlineLevel, object[]>>;
}

/** Removes and restores parts of a course: what is removed stays in the bin for thirty days (`OutlineSweepJob`). */
@Injectable()
export class OutlineBinService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly order: OutlineOrderService,
    private readonly outbox: Outbox,
  ) {}

  async remove(level: OutlineLevel, id: string): Promise<void> {
    const { table, parent } = LEVELS[level];
    await this.database.exclusiveTransaction('courses', async (tx) => {
      const courseId = await this.order.courseOf(tx, level, id);
      await this.order.lockCourse(tx, courseId);
      const rows = await this.order.collectRows(tx, level, id);
      const own = await tx.one<{ parentId: string; position: number; title: string }>(
        `select ${parent} as "parentId", position, title from ${table} where id = $1`,
        [id],
      );
      if (!own) throw notFound(LEVELS[level].noun);
      await tx.query(
        `insert into outline_bin (id, level, course_id, parent_id, position, title, rows, removed_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (id) do update set parent_id = $4, position = $5, title = $6, rows = $7, removed_at = $8`,
        [id, level, courseId, own.parentId, own.position, own.title, JSON.stringify(rows), this.clock.now()],
      );
      await tx.query(`delete from ${table} where id = $1`, [id]);
      await this.order.closeGap(tx, level, own.parentId, own.position);
      const ids = (rows.modules ?? []).map((row) => row.id);
      if (ids.length > 0) await this.outbox.publish(tx, 'subject.gone', { subject: 'module', ids });
    });
  }

  /** Restores a part at its old position, or as near to it as later changes allow. What exists already stays as it is. */
  async restore(level: OutlineLevel, id: string): Promise<OutlinePlaceResponse> {
    const { parentInCourse, noun } = LEVELS[level];
    return this.database.exclusiveTransaction('courses', async (tx) => {
      const binned = await this.find(tx, level, id);
      if (!binned) {
        const there = await this.order.placeOf(tx, level, id);
        if (there) return there;
        throw notFound(noun);
      }
      const { courseId, parentId } = binned;
      await this.order.lockCourse(tx, courseId);
      const parents: unknown[] = await tx.query(parentInCourse, [parentId, courseId]);
      if (parents.length === 0)
        throw conflict('parent_gone', 'The part it was in has been removed. Restore that first.');
      const position = Math.min(binned.position, await this.order.childrenOf(tx, level, parentId));
      await this.order.openGap(tx, level, parentId, position);
      for (const each of OUTLINE_LEVELS) {
        const rows =
          each === level ? binned.rows[each]?.map((row) => ({ ...row, position })) : binned.rows[each];
        if (!rows?.length) continue;
        await this.order.insertRows(tx, LEVELS[each].table, rows);
      }
      await tx.query('delete from outline_bin where id = $1', [id]);
      return { id, parentId, position };
    });
  }

  private async find(tx: Tx, level: OutlineLevel, id: string): Promise<Binned | undefined> {
    return await tx.one<Binned>(
      `select course_id as "courseId", parent_id as "parentId", position, rows from outline_bin
       where id = $1 and level = $2 for update`,
      [id, level],
    );
  }
}
