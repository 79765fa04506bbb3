import { Injectable } from '@nestjs/common';
import { Clock, hours } from '../../../kernel/clock.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { SightService } from '../sight/sight.service.js';
import { ConsentsService } from '../consents/consents.service.js';
import { CONSENT_PURPOSES } from '../consents/purposes.js';

/**
 * Moves people who turn 13 or 18 in their own time zone to the next age band; at 18 the account is theirs alone
 * (product rule 10.5).
 */
@Injectable()
export class MoveBandsJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly consents: ConsentsService,
    private readonly outbox: Outbox,
    private readonly sight: SightService,
  ) {}

  @Every(hours(1), 'accounts.move-bands')
  async run(): Promise<void> {
    const grown = await this.database.query<{ id: string }>(
      `with minors as (
         select id, birth_date, ($1::timestamptz at time zone time_zone)::date as today
         from accounts where age_band in ('child', 'teen')),
       teens as (
         update accounts a set age_band = 'teen' from minors m
         where a.id = m.id and a.age_band = 'child' and m.birth_date <= m.today - interval '13 years'
           and m.birth_date > m.today - interval '18 years')
       select id from minors where birth_date <= today - interval '18 years'`,
      [this.clock.now()],
    );
    for (const { id } of grown) await this.database.transaction((tx) => this.comeOfAge(tx, id));
  }

  private async comeOfAge(tx: Tx, accountId: string): Promise<void> {
    const rows = await tx.query<{ agreed: string[] }>(
      `update accounts set age_band = 'adult' where id = $1 and age_band in ('child', 'teen') returning agreed_purposes as agreed`,
      [accountId],
    );
    const [grown] = rows;
    if (!grown) return;
    await this.consents.record(tx, {
      wardId: accountId,
      actorId: accountId,
      given: false,
      method: 'of_age',
      purposes: CONSENT_PURPOSES.filter((purpose) => grown.agreed.includes(purpose)),
    });
    const links = await tx.query<{ id: string }>(
      'delete from guardian_links where ward_id = $1 returning guardian_id as id',
      [accountId],
    );
    await tx.query('delete from guardian_invitations where ward_id = $1', [accountId]);
    await this.sight.endAll(tx, accountId);
    const guardianIds = links.map(({ id }) => id);
    await this.outbox.publish(tx, 'standing.changed', { accountId });
    await this.outbox.publish(tx, 'member.came-of-age', { accountId, guardianIds });
  }
}
