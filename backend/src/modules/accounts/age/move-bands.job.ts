import { Injectable } from '@nestjs/common';
import { Clock, hours } from '../../../kernel/clock.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Every, type JobHandler } from '../../../platform/jobs/handlers.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { SightService } from '../sight/sight.service.js';
import { ConsentsService } from '../consents/consents.service.js';
import { CONSENT_PURPOSES } from '../consents/purposes.js';
import { dayOf } from './age.js';

/** People grow up: whoever is 13 or 18 today, by the clocks of her time zone, is so from today on. At 18 the account is hers alone (product rule 10.5). */
@Injectable()
@Every(hours(1), 'accounts.move-bands')
export class MoveBandsJob implements JobHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly consents: ConsentsService,
    private readonly outbox: Outbox,
    private readonly sight: SightService,
  ) {}

  async run(): Promise<void> {
    const zones = await this.database.query<{ timeZone: string }>(
      `select distinct time_zone as "timeZone" from accounts where age_band in ('child', 'teen') order by 1`,
    );
    for (const { timeZone } of zones) await this.growUp(timeZone);
  }

  /** Moves the bands of everybody in one time zone, by the date there. */
  private async growUp(timeZone: string): Promise<void> {
    const today = dayOf(this.clock.now(), timeZone);
    await this.database.query(
      `update accounts set age_band = 'teen'
       where age_band = 'child' and time_zone = $2 and birth_date <= $1::date - interval '13 years'`,
      [today, timeZone],
    );
    const grown = await this.database.query<{ id: string }>(
      `select id from accounts
       where age_band = 'teen' and time_zone = $2 and birth_date <= $1::date - interval '18 years'`,
      [today, timeZone],
    );
    for (const { id } of grown) await this.database.transaction((tx) => this.comeOfAge(tx, id));
  }

  private async comeOfAge(tx: Tx, accountId: string): Promise<void> {
    const [rows] = (await tx.query(
      `update accounts set age_band = 'adult' where id = $1 and age_band = 'teen' returning agreed_purposes as agreed`,
      [accountId],
    )) as [{ agreed: string[] }[], number];
    const [grown] = rows;
    if (!grown) return;
    await this.consents.record(tx, {
      wardId: accountId,
      actorId: accountId,
      given: false,
      method: 'of-age',
      purposes: CONSENT_PURPOSES.filter((purpose) => grown.agreed.includes(purpose)),
    });
    const [links] = (await tx.query(
      'delete from guardian_links where ward_id = $1 returning guardian_id as id',
      [accountId],
    )) as [{ id: string }[], number];
    await tx.query('delete from guardian_invitations where ward_id = $1', [accountId]);
    await this.sight.endAll(tx, accountId);
    const guardianIds = links.map(({ id }) => id);
    await this.outbox.publish(tx, 'standing.changed', { accountId });
    await this.outbox.publish(tx, 'member.came-of-age', { accountId, guardianIds });
  }
}
