import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import { type PersonalData, TellsPersonalData } from '../../platform/personal-data/index.js';
import type { EventMap } from '../../events/index.js';
import { On } from '../../platform/jobs/decorators.js';

interface AcceptanceRow {
  document: string;
  version: number;
  occasion: string;
  orderNumber: string | null;
  acceptedAt: Date;
}

@Injectable()
@TellsPersonalData({ order: 95, tables: ['legal_acceptances'] })
export class PersonalDataService {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    const rows = await this.database.query<AcceptanceRow & Record<string, unknown>>(
      `select document, version, occasion, order_number as "orderNumber", accepted_at as "acceptedAt"
       from legal_acceptances where account_id = $1 order by accepted_at desc, document`,
      [accountId],
    );
    return {
      pages: [
        {
          name: 'accepted-texts',
          title: 'Legal texts you accepted',
          lead: 'Version 0 is the default text of a new site.',
          entries: rows.map(({ document, version, occasion, orderNumber, acceptedAt }) => ({
            title: `${document}, version ${version}`,
            facts: { When: acceptedAt, At: occasion, Order: orderNumber },
          })),
          rows,
        },
      ],
    };
  }

  /** Deletes an erased member's acceptances. */
  @On('member.erased', 'legal.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx) {
    await tx.query('delete from legal_acceptances where account_id = $1', [accountId]);
  }
}
