import { Injectable } from '@nestjs/common';
import { conflict } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import { Database } from '../../platform/database/database.js';
import type { AddToOutlineRequest, OutlinePlaceRequest, OutlinePlaceResponse } from './outline.dto.js';
import { LEVELS, type OutlineLevel } from './outline-levels.js';
import { OutlineOrderService } from './outline-order.service.js';

/** Building a course: sections, modules, lessons and pages are added and moved, also from one parent to another. */
@Injectable()
export class OutlineService {
  constructor(
    private readonly database: Database,
    private readonly order: OutlineOrderService,
  ) {}

  /** Adds a part. Repeating the same client-made id returns the existing part. */
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
      return { id, parentId, position };
    });
  }
}
