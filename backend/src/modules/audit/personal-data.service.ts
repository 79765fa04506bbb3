import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import { type PersonalData, TellsPersonalData } from '../../platform/personal-data/index.js';
import type { AuditEntry } from './audit-entry.entity.js';
import type { EventMap } from '../../events/index.js';
import { On } from '../../platform/jobs/decorators.js';

@Injectable()
@TellsPersonalData({ order: 90, tables: ['audit_entries'] })
export class PersonalDataService {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    const rows = await this.database.query<Pick<AuditEntry, 'at' | 'action' | 'fields'>>(
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

  /** Clears the reasons, which may mention the member. The entries stay, with ids that lead to no one. */
  @On('member.erased', 'audit.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx) {
    await tx.query('update audit_entries set reason = null where member_id = $1 and reason is not null', [
      accountId,
    ]);
  }
}
