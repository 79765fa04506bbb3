import { Injectable } from '@nestjs/common';
import type { productFacts } from '../catalog/index.js';
import type { RowOf } from '../../platform/database/published-view.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { type PersonalData, TellsPersonalData } from '../../platform/personal-data/index.js';
import type { EnrollmentSource } from './enrollment.entity.js';
import type { EventMap } from '../../events/index.js';
import { On } from '../../platform/jobs/decorators.js';

interface EnrollmentRow {
  product: RowOf<typeof productFacts>['title'];
  source: EnrollmentSource;
  startedAt: Date;
  endedAt: Date | null;
  /** Time at which access ends by itself; null: never. */
  expiresAt: Date | null;
  /** Person with the second seat that came with the product. */
  secondSeat: string | null;
}

const FROM: Record<EnrollmentSource, string> = {
  purchase: 'bought',
  subscription: 'your subscription',
  free: 'free',
  grant: 'given by your coach',
  gift: 'a gift',
  seat: 'the second seat of another owner',
};

@Injectable()
@TellsPersonalData({ order: 30, tables: ['enrollments', 'further_rights', 'second_seats'] })
export class PersonalDataService {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    const rows = await this.database.query<EnrollmentRow>(
      `select coalesce(p.title, 'No longer there') as product, e.source, e.started_at as "startedAt",
              e.ended_at as "endedAt", e.expires_at as "expiresAt", s.name as "secondSeat"
       from (
         select id, product_id, source, started_at, ended_at, expires_at from enrollments where account_id = $1
         union all
         select id, product_id, source, given_at, null, expires_at from further_rights where account_id = $1
       ) e left join product_facts p on p.id = e.product_id
       left join second_seats s on s.account_id = $1 and s.product_id = e.product_id
       order by e.started_at desc, e.id desc`,
      [accountId],
    );
    return {
      pages: [
        {
          name: 'library',
          title: 'Your library',
          lead: 'The courses, downloads and sessions you have access to.',
          entries: rows.map(({ product, source, startedAt, endedAt, expiresAt, secondSeat }) => ({
            title: product,
            facts: {
              Since: startedAt,
              Until: endedAt ?? expiresAt,
              How: FROM[source],
              'Second seat': secondSeat,
            },
          })),
          rows,
        },
      ],
    };
  }

  /** Deletes the member's enrollments, further rights and second seats. People with a second seat from the member keep it. */
  @On('member.erased', 'enrollments.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx) {
    await tx.query('delete from enrollments where account_id = $1', [accountId]);
    await tx.query(`update enrollments set source_id = null where source = 'seat' and source_id = $1`, [
      accountId,
    ]);
    await tx.query('delete from second_seats where account_id = $1', [accountId]);
    await tx.query('update second_seats set seat_account_id = null, name = null where seat_account_id = $1', [
      accountId,
    ]);
    await tx.query('delete from further_rights where account_id = $1', [accountId]);
    await tx.query('delete from bulk_grant_lines where account_id = $1', [accountId]);
  }
}
