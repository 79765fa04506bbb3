import { Injectable } from '@nestjs/common';
import { conflict, notFound } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Clock } from '../../kernel/clock.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import type { OutlineBin } from './course.entity.js';
import type { AddToOutlineRequest, OutlinePlaceRequest, OutlinePlaceResponse } from './outline.dto.js';
import { LEVELS, OUTLINE_LEVELS, type OutlineLevel } from './outline-levels.js';
import { OutlineOrderService } from './outline-order.service.js';
import { OutlineReleasesService } from './outline-releases.service.js';

/**
 * Builds a course: sections, modules, lessons and pages are added, moved (even to another parent), removed and
 * restored. Removed parts stay in the bin for thirty days (`OutlineSweepJob`).
 */
@Injectable()
export class OutlineService {
  constructor(
    private readonly database: Database,
    private readonly order: OutlineOrderService,
    private readonly releases: OutlineReleasesService,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** Adds a part. Repeating the request with the same client-made id returns the existing part. */
  async add(
    courseId: string,
    level: OutlineLevel,
    request: AddToOutlineRequest,
  ): Promise<OutlinePlaceResponse> {
    const { table, parent, defaults } = LEVELS[level];
    const { id = newId(), parentId, title, after } = request;
    return this.database.exclusiveTransaction('courses', async (tx) => {
      await this.order.lockCourse(tx, courseId);
      await this.order.mustBeParent(tx, level, parentId, courseId);
      const there = await this.order.placeOf(tx, level, id);
      if (there?.parentId === parentId) return there;
      if (there) throw conflict('id_taken', 'This ID is already in use');
      await this.order.mustHaveRoom(tx, level, parentId);
      const position = await this.order.makeRoom(tx, level, parentId, after);
      const columns = ['id', parent, 'position', 'title', ...Object.keys(defaults)].join(', ');
      const values = ['$1', '$2', '$3', '$4', ...Object.values(defaults)].join(', ');
      await tx.query(`insert into ${table} (${columns}) values (${values})`, [id, parentId, position, title]);
      return { id, parentId, position };
    });
  }

  /** Moves within the course. Ids stay, so progress and notes stay with their lessons (product rule 5.1). */
  async move(
    level: OutlineLevel,
    id: string,
    { parentId, after }: OutlinePlaceRequest,
  ): Promise<OutlinePlaceResponse> {
    const { table, parent } = LEVELS[level];
    return this.database.exclusiveTransaction('courses', async (tx) => {
      const courseId = await this.order.courseOf(tx, level, id);
      await this.order.lockCourse(tx, courseId);
      await this.order.mustBeParent(tx, level, parentId, courseId);
      const before = (await this.order.placeOf(tx, level, id))!;
      if (after === id) return before;
      if (before.parentId !== parentId) await this.order.mustHaveRoom(tx, level, parentId);
      // Taken out of the order first: at position -1 it does not count while the others close the gap.
      await tx.query(`update ${table} set position = -1 where id = $1`, [id]);
      await this.order.closeGap(tx, level, before.parentId, before.position);
      const position = await this.order.makeRoom(tx, level, parentId, after);
      await tx.query(`update ${table} set ${parent} = $2, position = $3 where id = $1`, [
        id,
        parentId,
        position,
      ]);
      await this.releases.publishParents(tx, courseId);
      return { id, parentId, position };
    });
  }

  async remove(level: OutlineLevel, id: string): Promise<void> {
    const { table, parent } = LEVELS[level];
    await this.database.exclusiveTransaction('courses', async (tx) => {
      const courseId = await this.order.courseOf(tx, level, id);
      await this.order.lockCourse(tx, courseId);
      const rows = await this.order.collectRows(tx, level, id);
      const publishedPages = await this.releases.pagesOf(
        tx,
        (rows.lessons ?? []).map((lesson) => lesson.id),
      );
      const own = await tx.one<{ parentId: string; position: number; title: string }>(
        `select ${parent} as "parentId", position, title from ${table} where id = $1`,
        [id],
      );
      if (!own) throw notFound(LEVELS[level].noun);
      await tx.query(
        `insert into outline_bin (id, level, course_id, parent_id, position, title, rows, removed_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (id) do update set parent_id = $4, position = $5, title = $6, rows = $7, removed_at = $8`,
        [
          id,
          level,
          courseId,
          own.parentId,
          own.position,
          own.title,
          JSON.stringify({ ...rows, publishedPages }),
          this.clock.now(),
        ],
      );
      await tx.query(`delete from ${table} where id = $1`, [id]);
      await this.order.closeGap(tx, level, own.parentId, own.position);
      const ids = (rows.modules ?? []).map((row) => row.id);
      if (ids.length > 0) await this.outbox.publish(tx, 'subject.gone', { subject: 'module', ids });
    });
  }

  /**
   * Restores a part at its old position, or as near as later changes allow. A part that exists already stays as it is.
   */
  async restore(level: OutlineLevel, id: string): Promise<OutlinePlaceResponse> {
    const { parentInCourse, noun } = LEVELS[level];
    return this.database.exclusiveTransaction('courses', async (tx) => {
      const binned = await this.findBinned(tx, level, id);
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
      await this.releases.bringBack(tx, binned.rows.publishedPages ?? []);
      await this.releases.publishParents(tx, courseId);
      await tx.query('delete from outline_bin where id = $1', [id]);
      return { id, parentId, position };
    });
  }

  private async findBinned(tx: Tx, level: OutlineLevel, id: string): Promise<Binned | undefined> {
    return await tx.one<Binned>(
      `select course_id as "courseId", parent_id as "parentId", position, rows from outline_bin
       where id = $1 and level = $2 for update`,
      [id, level],
    );
  }
}

interface Binned {
  courseId: string;
  parentId: string;
  position: number;
  rows: Partial<OutlineBin['rows']>;
}
