import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { AuditService } from '../../audit/index.js';
import { CREDITS_LEFT } from '../credits/open-credits.sql.js';
import { CoachingOffering } from '../offerings/offering.entity.js';
import { OfferingPricesService } from './offering-prices.service.js';

/** The coach stops offering something. */
@Injectable()
export class OfferingArchiveService {
  constructor(
    private readonly database: Database,
    private readonly prices: OfferingPricesService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Stops offering it and takes its products from the shop; what is booked stays. Refused while members have sessions of it to book. */
  async archive(by: string, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const before = await tx.findOne(CoachingOffering, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!before || before.archivedAt !== null) throw notFound('Offering');
      if (before.isOpenToVisitors)
        throw conflict('built_in', 'Visitors book this session. To close it, remove its hours.');
      const open = await tx.query<{ left: number }>(
        `${CREDITS_LEFT} and c.offering_id = $2 group by c.id having c.sessions > count(b.id)`,
        [this.clock.now(), id],
      );
      if (open.length > 0)
        throw conflict('sold', 'Some members still have sessions of this offering to book.');
      await this.prices.end(tx, by, id);
      await tx.update(CoachingOffering, { id }, { archivedAt: this.clock.now() });
      const subject = { type: 'coaching-offering', id } as const;
      await this.audit.record(tx, { by, action: 'coaching.offering-archived', subject });
    });
  }
}
