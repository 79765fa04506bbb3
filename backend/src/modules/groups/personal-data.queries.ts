import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import {
  type PersonalData,
  type PersonalDataSource,
  TellsPersonalData,
} from '../../platform/personal-data/index.js';
import type { GroupKind } from './group-kinds.js';

interface GroupRow {
  kind: GroupKind;
  name: string;
  addedAt: Date;
}

const KINDS: Record<GroupKind, string> = { circle: 'Circle', pod: 'Pod' };

@Injectable()
@TellsPersonalData({ order: 75, tables: ['group_members'] })
export class PersonalDataQueries implements PersonalDataSource {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    const rows = await this.database.query<GroupRow>(
      `select m.kind, g.name, m.added_at as "addedAt" from group_members m join groups g on g.id = m.group_id
       where m.account_id = $1 order by m.kind`,
      [accountId],
    );
    return {
      pages: [
        {
          name: 'groups',
          title: 'Your circle and your pod',
          lead: 'The groups your coach has put you in.',
          entries: rows.map(({ kind, name, addedAt }) => ({
            title: name,
            facts: { Kind: KINDS[kind], Since: addedAt },
          })),
          rows,
        },
      ],
    };
  }
}
