import { Injectable } from '@nestjs/common';
import { Clock, days, later } from '../../../kernel/clock.js';
import { REPORTS_THAT_HIDE, type ReportWeight } from '../../../kernel/moderation.js';
import type { Tx } from '../../../platform/database/database.js';
import { NO_MAIL } from '../email-address.js';

const PROVEN_AFTER = days(7);

/** Reported content; its row is locked by the transaction. */
interface Reported {
  authorId: string;
  /** Coach's latest decision to keep the content despite reports. */
  keptAt: Date | null;
  /** Members with an open report that counts. */
  countedReporterIds: readonly string[];
}

/**
 * Decides which reports count and when they hide something automatically: one rule for posts, comments and reviews. A
 * reporter needs a confirmed address (for a child without one, the guardian's), and must have bought or received
 * something, or have joined at least seven days ago. Free products prove nothing. Guardians and their children count
 * once.
 */
@Injectable()
export class ReportWeightsService {
  constructor(private readonly clock: Clock) {}

  async weigh(
    tx: Tx,
    reporterId: string,
    { authorId, keptAt, countedReporterIds }: Reported,
  ): Promise<{ weight: ReportWeight; hides: boolean }> {
    const facts = await tx.one<{ isProven: boolean; isSameFamily: boolean; isByCoach: boolean }>(
      `with recursive family (id) as (
         select $1::uuid
         union
         select case when l.guardian_id = f.id then l.ward_id else l.guardian_id end
         from family f join guardian_links l on f.id in (l.guardian_id, l.ward_id)
       )
       select a.blocked_at is null
           and (a.email_verified_at is not null or a.email like '%${NO_MAIL}' and exists (
             select from guardian_links l join accounts g on g.id = l.guardian_id
             where l.ward_id = a.id and g.email_verified_at is not null))
           and (a.created_at <= $4 or exists (
             select from active_enrollments e where e.account_id = a.id and e.source <> 'free')) as "isProven",
         exists (select from family where id = any($3::uuid[])) as "isSameFamily",
         exists (select from accounts c where c.id = $2 and c.role = 'creator') as "isByCoach"
       from accounts a where a.id = $1`,
      [reporterId, authorId, countedReporterIds, later(this.clock.now(), -PROVEN_AFTER)],
    );
    if (!facts?.isProven) return { weight: 'unproven', hides: false };
    if (facts.isSameFamily) return { weight: 'same_family', hides: false };
    const areEnough = countedReporterIds.length + 1 >= REPORTS_THAT_HIDE;
    return { weight: 'counts', hides: areEnough && keptAt === null && !facts.isByCoach };
  }
}
