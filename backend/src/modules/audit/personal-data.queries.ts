import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import {
  type PersonalData,
  type PersonalDataSource,
  TellsPersonalData,
} from '../../platform/personal-data/index.js';
import type { AuditEntry } from './audit-entry.entity.js';

type Row = Pick<AuditEntry, 'at' | 'action' | 'fields'>;

@Injectable()
@TellsPersonalData({ order: 90, tables: ['audit_entries'] })
export class PersonalDataQueries implements PersonalDataSource {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    const rows = await this.database.query<Row>(
      'select at, action, fields from audit_entries where member_id = $1 order by id desc',
      [accountId],
    );
    return {
      pages: [
        {
          name: 'record',
          title: 'Changes to your record',
          lead: 'Changes that people made to your record, and when. Your learning progress is on other pages.',
          entries: rows.map(({ at, action, fields }) => ({
            title: action,
            facts: { When: at, Fields: fields.length > 0 ? fields.join(', ') : null },
          })),
          rows,
        },
      ],
    };
  }
}
