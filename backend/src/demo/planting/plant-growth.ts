import { type GrowthLedgerService, levelOf } from '../../modules/growth/index.js';
import { demoGrowth, demoPointsByHand } from '../content/growth.js';
import { demoId, demoPeople } from '../content/index.js';
import { plantAuditEntry } from './plant-audit-entry.js';
import type { Planting } from './planting.js';

/** Plants points for everything planted before, and points from the coach. No congratulations remain to be shown. */
export async function plantGrowth(planting: Planting, ledger: GrowthLedgerService): Promise<void> {
  const { tx, now, daysAgo } = planting;
  for (const { id, role } of demoPeople) if (role === 'member') await ledger.catchUp(tx, id);
  for (const { memberKey, points, isListed } of demoGrowth) {
    const { id } = demoPeople.find(({ key }) => key === memberKey)!;
    const pointsNow = async () =>
      (await tx.only<{ points: number }>('select points from member_growth where account_id = $1', [id]))
        .points;
    const missing = points - (await pointsNow());
    for (const [nth, { daysAgo: age, share, reason }] of demoPointsByHand.entries()) {
      // the last grant makes up for the rounding of the others
      const given =
        nth === demoPointsByHand.length - 1
          ? points - (await pointsNow())
          : Math.round((missing * share) / 10) * 10;
      const giving = demoId(`growth/${memberKey}/${nth}`);
      await tx.query(
        `insert into growth_entries (id, account_id, action, thing_id, points, at, day)
         select $1, $2, 'by_hand', $1, $3, $4, ($4::timestamptz at time zone time_zone)::date from coach_calendar`,
        [giving, id, given, daysAgo(age)],
      );
      await plantAuditEntry(planting, 'student.points_given', {
        subject: { type: 'student', id },
        memberId: id,
        daysAgo: age,
        reason,
        count: given,
      });
    }
    await tx.query('update member_growth set listed_at = $2 where account_id = $1', [
      id,
      isListed ? now : null,
    ]);
  }
  const grown = await tx.query<{ id: string; points: number }>(
    'select account_id as id, points from member_growth',
  );
  for (const { id, points } of grown) {
    await tx.query('update member_growth set seen_level = $2 where account_id = $1', [
      id,
      levelOf(points).level,
    ]);
  }
}
