import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { conflict, notFound, refuseStaleEdit } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import { writtenTranslations } from '../../kernel/translations.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { brokenConstraint } from '../../platform/database/postgres-errors.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AuditService } from '../audit/index.js';
import { Group } from './group.entity.js';
import type { NewGroupRequest, RenameGroupRequest } from './groups.dto.js';

/** Lets the coach create, rename and delete circles and pods. */
@Injectable()
export class GroupsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
  ) {}

  async add(by: string, { kind, name }: NewGroupRequest): Promise<string> {
    const id = newId();
    await this.change(async (tx) => {
      await tx.insert(Group, { id, kind, name, createdAt: this.clock.now() });
      await this.audit.record(tx, { by, action: 'group.created', subject: { type: 'group', id } });
    });
    return id;
  }

  /** Renames a group. With `expectedVersion`, a newer name is not overwritten: 412. */
  async rename(
    by: string,
    id: string,
    { name, translations }: RenameGroupRequest,
    expectedVersion?: number,
  ): Promise<void> {
    await this.change(async (tx) => {
      const { version } = await this.locked(tx, id);
      refuseStaleEdit(expectedVersion, version);
      await tx.update(
        Group,
        { id },
        {
          name,
          ...(translations && { translations: writtenTranslations(translations) }),
          version: version + 1,
        },
      );
      await this.audit.record(tx, {
        by,
        action: 'group.renamed',
        subject: { type: 'group', id },
        fields: ['name'],
      });
    });
  }

  /** Deletes the group; its members leave. */
  async remove(by: string, id: string): Promise<void> {
    await this.change(async (tx) => {
      await this.locked(tx, id);
      const left = await tx.query<{ accountId: string }>(
        'select account_id as "accountId" from grouped_members where group_id = $1 order by account_id',
        [id],
      );
      await tx.delete(Group, { id });
      for (const { accountId } of left)
        await this.outbox.publish(tx, 'group.left', { accountId, groupId: id });
      await this.outbox.publish(tx, 'group.deleted', { groupId: id });
      await this.audit.record(tx, { by, action: 'group.deleted', subject: { type: 'group', id } });
    });
  }

  private async locked(tx: Tx, id: string): Promise<Group> {
    const group = await tx.findOne(Group, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!group) throw notFound('Group');
    return group;
  }

  private async change(work: (tx: Tx) => Promise<void>): Promise<void> {
    try {
      await this.database.transaction(work);
    } catch (error) {
      if (brokenConstraint(error) !== 'groups_kind_name') throw error;
      throw conflict('name_taken', 'There’s already one with this name');
    }
  }
}
