import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { notFound, unprocessable } from '../../kernel/errors.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { StandingQueries } from '../accounts/index.js';
import { AuditService } from '../audit/index.js';
import { BroughtMembersService } from './brought-members.service.js';
import type { StudentGroupsDto } from './groups.dto.js';
import { GROUP_KINDS, type GroupKind } from './group-kinds.js';

/** Adds a student to a circle and a pod by hand, or removes one whom no product brings there (product rule 11.23). */
@Injectable()
export class GroupAssignmentsService {
  constructor(
    private readonly standing: StandingQueries,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: AuditService,
    private readonly brought: BroughtMembersService,
    private readonly outbox: Outbox,
  ) {}

  async assign(by: string, studentId: string, { circleId, podId }: StudentGroupsDto): Promise<void> {
    const wanted: Record<GroupKind, string | null> = { circle: circleId, pod: podId };
    await this.database.transaction(async (tx) => {
      const student = await tx.one<unknown>('select from members where id = $1', [studentId]);
      if (!student) throw notFound('Student');
      await this.brought.lock(tx, [studentId]);
      const changed: GroupKind[] = [];
      for (const kind of GROUP_KINDS) {
        const groupId = wanted[kind];
        const isChanged = groupId
          ? await this.put(tx, studentId, kind, groupId)
          : await this.takeOut(tx, studentId, kind);
        if (isChanged) changed.push(kind);
      }
      if (changed.length === 0) return;
      const subject = { type: 'student', id: studentId } as const;
      await this.audit.record(tx, { by, action: 'student.assigned', subject, fields: changed });
    });
  }

  /**
   * Adds the student, under a lock against deletion; one group of each kind. A student who is already there keeps the
   * start date.
   */
  private async put(tx: Tx, studentId: string, kind: GroupKind, groupId: string): Promise<boolean> {
    const group = await tx.one<unknown>('select from groups where id = $1 and kind = $2 for key share', [
      groupId,
      kind,
    ]);
    if (!group) throw noSuchGroup(kind);
    const before = await tx.one<{ groupId: string }>(
      'select group_id as "groupId" from group_members where account_id = $1 and kind = $2 for update',
      [studentId, kind],
    );
    if (before?.groupId !== groupId) await this.standing.mustActFor(tx, studentId);
    const changed = await tx.query(
      `insert into group_members (account_id, kind, group_id, added_at)
       values ($1, $2, $3, coalesce((select joined_at from brought_members where account_id = $1 and group_id = $3), $4))
       on conflict (account_id, kind) do update set group_id = excluded.group_id, added_at = excluded.added_at
       where group_members.group_id <> excluded.group_id returning group_id`,
      [studentId, kind, groupId, this.clock.now()],
    );
    if (changed.length > 0 && before) await this.brought.tellWhoLeft(tx, studentId, before.groupId);
    if (await this.brought.letIn(tx, studentId, groupId)) await this.cameBack(tx, studentId, groupId);
    return changed.length > 0;
  }

  /** Undoes the coach's removal of the student from this group, so that their products add them again too. */
  private async cameBack(tx: Tx, accountId: string, groupId: string): Promise<void> {
    await this.brought.settle(tx, [accountId]);
    await this.outbox.publish(tx, 'group.joined', { accountId, groupId });
  }

  private async takeOut(tx: Tx, studentId: string, kind: GroupKind): Promise<boolean> {
    const removed = await tx.query<{ groupId: string }>(
      'delete from group_members where account_id = $1 and kind = $2 returning group_id as "groupId"',
      [studentId, kind],
    );
    for (const { groupId } of removed) await this.brought.tellWhoLeft(tx, studentId, groupId);
    return removed.length > 0;
  }
}

const noSuchGroup = (kind: GroupKind) =>
  unprocessable('no_such_group', `This ${kind} no longer exists`, {
    [`${kind}Id`]: 'no longer exists',
  });
