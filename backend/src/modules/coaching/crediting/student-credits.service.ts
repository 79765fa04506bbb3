import { Injectable } from '@nestjs/common';
import { Clock, days, later } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { StandingQueries } from '../../accounts/index.js';
import { AuditService } from '../../audit/index.js';
import { OfferingsQueries } from '../offerings/offerings.queries.js';
import { CreditsService } from './credits.service.js';
import type { GiveSessionsRequest, StudentCreditResponse } from './credits.dto.js';

/** Credits of one student that the coach gives and removes by hand. */
@Injectable()
export class StudentCreditsService {
  constructor(
    private readonly database: Database,
    private readonly standing: StandingQueries,
    private readonly offerings: OfferingsQueries,
    private readonly credits: CreditsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Lists the credits, latest first, in one statement. */
  list(accountId: string): Promise<StudentCreditResponse[]> {
    return this.database.query<StudentCreditResponse>(
      `select c.id, c.offering_id as "offeringId", o.title, c.source, c.sessions, c.expires_at as "expiresAt",
              c.ended_at as "endedAt", c.created_at as "createdAt",
              case when c.ended_at is not null or c.expires_at <= $2 then 0 else (c.sessions - count(b.id))::int end as left
       from coaching_credits c join coaching_offerings o on o.id = c.offering_id
       left join coaching_bookings b on b.credit_id = c.id and b.state <> 'cancelled'
       where c.account_id = $1 group by c.id, o.title order by c.created_at desc, c.id`,
      [accountId, this.clock.now()],
    );
  }

  /** Gives credits. 404 unless the person is a member; 422 unless the offering takes credits. */
  async give(
    by: string,
    accountId: string,
    { offeringId, sessions, validDays, reason }: GiveSessionsRequest,
  ): Promise<void> {
    if (!(await this.database.one('select from members where id = $1', [accountId])))
      throw notFound('Student');
    await this.database.transaction(async (tx) => {
      await this.standing.mustActFor(tx, accountId);
      await this.offerings.expectTakesSessions(tx, offeringId);
      const expiresAt = validDays ? later(this.clock.now(), days(validDays)) : null;
      const brings = { productId: null, soldAs: null, offeringId, sessions, expiresAt };
      await this.credits.add(tx, { accountId, source: 'coach', sourceId: newId() }, brings);
      const subject = { type: 'student', id: accountId } as const;
      await this.audit.record(tx, { by, action: 'coaching.sessions_given', subject, reason });
    });
  }

  /** Ends the credit: upcoming bookings with it are canceled, with an email. Ending it again changes nothing. */
  async takeBack(by: string, accountId: string, creditId: string, reason: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const credit = await tx.one<{ endedAt: Date | null }>(
        'select ended_at as "endedAt" from coaching_credits where id = $1 and account_id = $2 for update',
        [creditId, accountId],
      );
      if (!credit) throw notFound('Sessions');
      if (credit.endedAt !== null) return;
      await this.credits.end(tx, [creditId], null);
      const subject = { type: 'student', id: accountId } as const;
      await this.audit.record(tx, { by, action: 'coaching.sessions_ended', subject, reason });
    });
  }
}
