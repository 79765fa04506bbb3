import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { DomainError, notFound, unprocessable } from '../../kernel/errors.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { StandingQueries } from '../accounts/index.js';
import { AuditService } from '../audit/index.js';
import { BroughtMembersService } from './brought-members.service.js';
import type { GroupMembersAddedResponse, StudentGroupsDto } from './groups.dto.js';
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
      await this.record(tx, by, studentId, changed);
    });
  }

  /** Adds many students. Nobody leaves another circle or pod for it, so removing the added ones undoes it. */
  addMany(by: string, groupId: string, studentIds: readonly string[]): Promise<GroupMembersAddedResponse> {
    return this.database.transaction(async (tx) => {
      const kind = await this.kindOf(tx, groupId);
      const students = await tx.query<{ id: string }>(
        'select id from members where id = any($1::uuid[]) order by id',
        [studentIds],
      );
      const ids = students.map(({ id }) => id);
      await this.brought.lock(tx, ids);
      const before = await tx.query<{ id: string; groupId: string }>(
        'select account_id as id, group_id as "groupId" from group_members where account_id = any($1) and kind = $2',
        [ids, kind],
      );
      const groupOf = new Map(before.map((row) => [row.id, row.groupId]));
      const isElsewhere = (id: string) => groupOf.has(id) && groupOf.get(id) !== groupId;
      const added: string[] = [];
      let refused = 0;
      for (const id of ids.filter((each) => !groupOf.has(each))) {
        if (await this.putIfAllowed(tx, id, kind, groupId)) {
          await this.record(tx, by, id, [kind]);
          added.push(id);
        } else refused += 1;
      }
      return { studentIds: added, elsewhere: ids.filter(isElsewhere).length, refused };
    });
  }

  /** Removes the students who were added by hand. */
  async removeMany(by: string, groupId: string, studentIds: readonly string[]): Promise<void> {
    await this.database.transaction(async (tx) => {
      const kind = await this.kindOf(tx, groupId);
      await this.brought.lock(tx, studentIds);
      const removed = await tx.query<{ id: string }>(
        'delete from group_members where group_id = $1 and account_id = any($2::uuid[]) returning account_id as id',
        [groupId, studentIds],
      );
      for (const { id } of removed) {
        await this.brought.tellWhoLeft(tx, id, groupId);
        await this.record(tx, by, id, [kind]);
      }
    });
  }

  private async kindOf(tx: Tx, groupId: string): Promise<GroupKind> {
    const group = await tx.one<{ kind: GroupKind }>('select kind from groups where id = $1 for key share', [
      groupId,
    ]);
    if (!group) throw notFound('Group');
    return group.kind;
  }

  /** Returns false for a minor without consent. */
  private async putIfAllowed(tx: Tx, id: string, kind: GroupKind, groupId: string): Promise<boolean> {
    try {
      return await this.put(tx, id, kind, groupId);
    } catch (error) {
      // A refusal comes before any write.
      if (error instanceof DomainError && error.code === 'consent_needed') return false;
      throw error;
    }
  }

  private async record(tx: Tx, by: string, id: string, fields: readonly GroupKind[]): Promise<void> {
    await this.audit.record(tx, { by, action: 'student.assigned', subject: { type: 'student', id }, fields });
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
