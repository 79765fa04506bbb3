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
  byHand: boolean;
}

const KINDS: Record<GroupKind, string> = { circle: 'Circle', pod: 'Pod' };

@Injectable()
@TellsPersonalData({ order: 75, tables: ['group_members', 'brought_members'] })
export class PersonalDataQueries implements PersonalDataSource {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    const rows = await this.database.query<GroupRow>(
      `select m.kind, g.name, m.at as "addedAt", m.by_hand as "byHand" from (
         select group_id, kind, added_at as at, true as by_hand from group_members where account_id = $1
         union all select group_id, kind, joined_at, false from brought_members where account_id = $1
       ) m join groups g on g.id = m.group_id order by m.kind, lower(g.name), m.by_hand`,
      [accountId],
    );
    return {
      pages: [
        {
          name: 'groups',
          title: 'Your circles and pods',
          lead: 'The groups your coach has put you in, and those that come with what you have.',
          entries: rows.map(({ kind, name, addedAt, byHand }) => ({
            title: name,
            facts: {
              Kind: KINDS[kind],
              Since: addedAt,
              How: byHand ? 'put there by the coach' : 'with what you have',
            },
          })),
          rows,
        },
      ],
    };
  }
}
