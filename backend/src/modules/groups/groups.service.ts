import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { conflict, notFound } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { brokenConstraint } from '../../platform/database/postgres-errors.js';
import { Group } from './group.entity.js';
import type { NewGroupRequest } from './groups.dto.js';

/** Circles and pods themselves: the coach makes, renames and deletes them. */
@Injectable()
export class GroupsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async add({ kind, name }: NewGroupRequest): Promise<string> {
    const id = newId();
    await this.change(async (tx) => {
      await tx.insert(Group, { id, kind, name, createdAt: this.clock.now() });
    });
    return id;
  }

  async rename(id: string, name: string): Promise<void> {
    await this.change(async (tx) => {
      const { affected } = await tx.update(Group, { id }, { name });
      if (!affected) throw notFound('Group');
    });
  }

  /** Its members leave it. */
  async remove(id: string): Promise<void> {
    await this.change(async (tx) => {
      const { affected } = await tx.delete(Group, { id });
      if (!affected) throw notFound('Group');
    });
  }

  private async change(work: (tx: Tx) => Promise<void>): Promise<void> {
    try {
      await this.database.transaction(work);
    } catch (error) {
      if (brokenConstraint(error) !== 'groups_kind_name') throw error;
      throw conflict('name_taken', 'There is one of this name already');
    }
  }
}
