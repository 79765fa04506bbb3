import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DomainError, notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { AuditService } from '../../audit/index.js';
import { checkAvailability } from './check-availability.js';
import { CoachingOffering } from './offering.entity.js';
import type { EditOfferingRequest } from './offerings.dto.js';

/** The coach says what can be booked, and when. */
@Injectable()
export class OfferingsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
  ) {}

  /** With `expectedVersion` a newer edit is not overwritten: 412. What is booked stays, also where it is closed now. */
  async edit(by: string, id: string, request: EditOfferingRequest, expectedVersion?: number): Promise<void> {
    checkAvailability(request);
    const terms = termsOf(request);
    await this.database.transaction(async (tx) => {
      const before = await tx.findOne(CoachingOffering, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!before || before.archivedAt !== null) throw notFound('Offering');
      if (expectedVersion !== undefined && expectedVersion !== before.version)
        throw new DomainError('stale_edit', 'This was changed elsewhere meanwhile');
      const names = Object.keys(terms) as (keyof typeof terms)[];
      const fields = names.filter((name) => !isDeepStrictEqual(before[name], terms[name]));
      if (fields.length === 0) return;
      await tx.update(CoachingOffering, { id }, { ...terms, version: before.version + 1 });
      const subject = { type: 'coaching-offering', id } as const;
      await this.audit.record(tx, { by, action: 'coaching.offering-updated', subject, fields });
    });
  }
}

/** What is stored of a request, as plain values: the rows of lists come as instances of their classes. */
const termsOf = ({ weeklyHours, dateHours, timeOff, ...terms }: EditOfferingRequest) => ({
  ...terms,
  weeklyHours: weeklyHours.map(({ day, from, to }) => ({ day, from, to })),
  dateHours: dateHours.map(({ date, from, to }) => ({ date, from, to })),
  timeOff: timeOff.map(({ from, to }) => ({ from, to })),
});
