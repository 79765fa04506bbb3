import { Injectable } from '@nestjs/common';
import type { AgeBand } from '../../../kernel/age-bands.js';
import { Clock } from '../../../kernel/clock.js';
import { badRequest, conflict, notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { Account } from '../account.entity.js';
import { SightService } from '../sight/sight.service.js';
import { ConsentsService } from '../consents/consents.service.js';
import { LoginSessionService } from '../sessions/login-session.service.js';
import type { TellAgeRequest } from './age.dto.js';
import { ageOn, bandOf, dayOf } from './age.js';
import { consentAgeIn } from './consent-ages.js';

/** Knows people's ages. Other code only learns the age band (product rule 10.3). */
@Injectable()
export class AgeService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sessions: LoginSessionService,
    private readonly consents: ConsentsService,
    private readonly outbox: Outbox,
    private readonly sight: SightService,
  ) {}

  /** Refuses a day in the future. Without an account there is no time zone, so today is the day in UTC. */
  ageOf(birthDate: string, timeZone?: string): number {
    const today = dayOf(this.clock.now(), timeZone);
    if (birthDate > today) {
      const fields = { birthDate: 'must be in the past' };
      throw badRequest('invalid', 'This date is in the future', fields);
    }
    return ageOn(birthDate, today);
  }

  bandOf(birthDate: string): AgeBand {
    return bandOf(this.ageOf(birthDate));
  }

  /**
   * Stores the age of a person who registered before the app asked everyone; the first answer counts. A minor who is
   * old enough in their country consents with this answer. A younger one needs a guardian: until then their devices are
   * signed out. Returns whether the person may go on.
   */
  async tell(accountId: string, { birthDate, country }: TellAgeRequest): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const account = await tx.findOne(Account, {
        where: { id: accountId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!account) throw notFound('Account');
      await this.sight.refuse(tx, 'birthday', accountId);
      if (account.ageBand !== null) throw conflict('age_said', 'You already entered your date of birth');
      const age = this.ageOf(birthDate, account.timeZone);
      const band = bandOf(age);
      await tx.update(Account, { id: accountId }, { birthDate, ageBand: band });
      await this.outbox.publish(tx, 'standing.changed', { accountId });
      if (band === 'adult') return true;
      const limit = consentAgeIn(country);
      if (age < limit) {
        await this.sessions.endAll(tx, accountId);
        return false;
      }
      await this.consents.record(tx, {
        wardId: accountId,
        actorId: accountId,
        given: true,
        purposes: ['account'],
        method: 'own_age',
        evidence: `${country}: ${limit}`,
      });
      return true;
    });
  }
}
