import { Injectable } from '@nestjs/common';
import { unprocessable, wrongFields } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { AuditService } from '../../audit/index.js';
import type { CoachingOffering } from '../offerings/offering.entity.js';
import { MOST_DATES } from '../offerings/offering-limits.js';
import type { TimeOff } from '../offerings/offerings.dto.js';

type Row = Pick<CoachingOffering, 'id' | 'timeOff'>;

/** Manages the coach's days off, for all offerings with hours. */
@Injectable()
export class TimeOffService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
  ) {}

  /** Adds time off; existing bookings stay. 422 if an offering has as much time off as possible. */
  async add(by: string, { from, to }: TimeOff): Promise<void> {
    if (from > to) throw wrongFields({ to: 'The last day can’t be before the first' });
    await this.change(by, (timeOff) => {
      if (timeOff.some((each) => each.from === from && each.to === to)) return timeOff;
      if (timeOff.length >= MOST_DATES)
        throw unprocessable(
          'not_possible',
          'You’ve reached the limit for time off. Remove some that’s in the past.',
        );
      return [...timeOff, { from, to }];
    });
  }

  /** Removes exactly these days from all offerings that have them; does nothing otherwise. */
  remove(by: string, { from, to }: TimeOff): Promise<void> {
    return this.change(by, (timeOff) => timeOff.filter((each) => each.from !== from || each.to !== to));
  }

  private change(by: string, changed: (timeOff: Row['timeOff']) => Row['timeOff']): Promise<void> {
    return this.database.transaction(async (tx) => {
      const rows = await tx.query<Row>(
        `select id, time_off as "timeOff" from coaching_offerings
         where archived_at is null and not is_group order by id for update`,
      );
      for (const row of rows) await this.write(tx, by, row, changed(row.timeOff));
    });
  }

  private async write(tx: Tx, by: string, { id, timeOff: before }: Row, timeOff: Row['timeOff']) {
    if (timeOff.length === before.length) return;
    await tx.query('update coaching_offerings set time_off = $2, version = version + 1 where id = $1', [
      id,
      JSON.stringify(timeOff),
    ]);
    const subject = { type: 'coaching_offering', id } as const;
    await this.audit.record(tx, { by, action: 'coaching.offering_updated', subject, fields: ['timeOff'] });
  }
}
