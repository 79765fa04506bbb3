import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { notFound } from '../../kernel/errors.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { StandingQueries } from '../accounts/index.js';
import { AuditService } from '../audit/index.js';
import { BroughtMembersService } from './brought-members.service.js';
import type { GroupKind } from './group-kinds.js';

/** Removes one person from a circle or pod even if a product brings them, and brings them back (product rule 11.24). */
@Injectable()
export class TakenOutMembersService {
  constructor(
    private readonly database: Database,
    private readonly standing: StandingQueries,
    private readonly brought: BroughtMembersService,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Removes and notifies the person, whose current products no longer add them. Throws 404 unless they are in the
   * group.
   */
  async takeOut(by: string, studentId: string, groupId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.brought.lock(tx, [studentId]);
      const place = await tx.one<{ kind: GroupKind }>(
        // includes a minor who is hidden from others now
        `select kind from group_members where account_id = $1 and group_id = $2
         union all select kind from brought_members where account_id = $1 and group_id = $2`,
        [studentId, groupId],
      );
      if (!place) throw notFound('Student');
      for (const table of ['group_members', 'brought_members'])
        await tx.query(`delete from ${table} where account_id = $1 and group_id = $2`, [studentId, groupId]);
      await tx.query(
        `insert into taken_out_members (account_id, group_id, taken_out_at) values ($1, $2, $3)
         on conflict (account_id, group_id) do update set taken_out_at = excluded.taken_out_at`,
        [studentId, groupId, this.clock.now()],
      );
      const left = { accountId: studentId, groupId };
      await this.outbox.publish(tx, 'group.left', left);
      await this.outbox.publish(tx, 'group.taken-out', left);
      await this.record(tx, by, 'student.taken_out', studentId, place.kind);
    });
  }

  /** Brings the person back to where their products bring them, and notifies them. Throws 404 unless they were removed. */
  async bringBack(by: string, studentId: string, groupId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.brought.lock(tx, [studentId]);
      await this.standing.mustActFor(tx, studentId);
      if (!(await this.brought.letIn(tx, studentId, groupId))) throw notFound('Student');
      await this.brought.settle(tx, [studentId]);
      const group = await tx.only<{ kind: GroupKind }>('select kind from groups where id = $1', [groupId]);
      await this.record(tx, by, 'student.brought_back', studentId, group.kind);
    });
  }

  private record(
    tx: Tx,
    by: string,
    action: 'student.taken_out' | 'student.brought_back',
    id: string,
    kind: GroupKind,
  ): Promise<void> {
    return this.audit.record(tx, { by, action, subject: { type: 'student', id }, fields: [kind] });
  }
}
