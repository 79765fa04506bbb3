import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, notFound } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { StandingQueries } from '../../accounts/index.js';
import { AuditService } from '../../audit/index.js';
import { BY_HAND } from '../ledger/actions.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';
import type { PointsByHandRequest } from './points-by-hand.dto.js';

/** Lets the coach give a member points or take some, with a reason that is kept only in the audit log. */
@Injectable()
export class PointsByHandService {
  constructor(
    private readonly database: Database,
    private readonly standing: StandingQueries,
    private readonly clock: Clock,
    private readonly ledger: GrowthLedgerService,
    private readonly audit: AuditService,
  ) {}

  /** Gives or takes points. Never takes more than the member has. Repeating the same id changes nothing. */
  async give(by: string, memberId: string, { id, points, reason }: PointsByHandRequest): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.standing.mustActFor(tx, memberId);
      if (!(await this.ledger.hold(tx, memberId))) throw notFound('Student');
      const before = await this.ledger.levelNow(tx, memberId);
      const given = await tx.query(
        `insert into growth_entries (id, account_id, action, thing_id, points, at, day)
         select $1, $2, $3, $4, $5, $6, ($6::timestamptz at time zone time_zone)::date from coach_calendar
         on conflict do nothing returning id`,
        [newId(), memberId, BY_HAND, id ?? newId(), points, this.clock.now()],
      );
      if (given.length === 0) return;
      const left = await tx.one<{ points: number }>(
        'select points from member_growth where account_id = $1',
        [memberId],
      );
      if (points < 0 && left!.points < 0)
        throw conflict('not_enough_points', 'The student doesn’t have that many points');
      await this.ledger.tellLevel(tx, memberId, before);
      const action = points > 0 ? 'student.points_given' : 'student.points_taken';
      await this.audit.record(tx, {
        by,
        action,
        subject: { type: 'student', id: memberId },
        reason,
        count: Math.abs(points),
      });
    });
  }
}
