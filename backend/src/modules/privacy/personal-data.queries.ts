import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import {
  type PersonalData,
  type PersonalDataSource,
  TellsPersonalData,
} from '../../platform/personal-data/index.js';

interface RequestRow {
  what: 'copy' | 'deletion';
  at: Date;
  until: Date | null;
}

const NAMES: Record<RequestRow['what'], string> = {
  copy: 'A copy of your data',
  deletion: 'The deletion of your account',
};

@Injectable()
@TellsPersonalData({ order: 100, tables: ['data_exports', 'account_deletions'] })
export class PersonalDataQueries implements PersonalDataSource {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    const rows = await this.database.query<RequestRow>(
      `select 'copy' as what, requested_at as at, expires_at as until from data_exports where account_id = $1
       union all
       select 'deletion', scheduled_at, erases_at from account_deletions where account_id = $1
       order by at desc`,
      [accountId],
    );
    return {
      pages: [
        {
          name: 'requests',
          title: 'Your requests',
          lead: 'Requests for a copy of your data, like this one, and to delete your account.',
          entries: rows.map(({ what, at, until }) => ({
            title: NAMES[what],
            facts: { 'Requested on': at, Until: until },
          })),
          rows,
        },
      ],
    };
  }
}
