import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import { type PersonalData, TellsPersonalData } from '../../platform/personal-data/index.js';
import type { GroupKind } from './group-kinds.js';
import type { EventMap } from '../../events/index.js';
import { On } from '../../platform/jobs/decorators.js';
import { BroughtMember } from './brought-member.entity.js';
import { GroupMember } from './group-member.entity.js';
import { TakenOutMember } from './taken-out-member.entity.js';

interface GroupRow {
  kind: GroupKind;
  name: string;
  addedAt: Date;
  how: keyof typeof HOW;
}

const HOW = {
  hand: 'added by your coach',
  product: 'included with a product',
  out: 'removed by your coach',
} as const;

const KINDS: Record<GroupKind, string> = { circle: 'Circle', pod: 'Pod' };

@Injectable()
@TellsPersonalData({ order: 75, tables: ['group_members', 'brought_members', 'taken_out_members'] })
export class PersonalDataService {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    const rows = await this.database.query<GroupRow>(
      `select m.kind, g.name, m.at as "addedAt", m.how from (
         select group_id, kind, added_at as at, 'hand' as how from group_members where account_id = $1
         union all select group_id, kind, joined_at, 'product' from brought_members where account_id = $1
         union all select t.group_id, o.kind, t.taken_out_at, 'out' from taken_out_members t join groups o on o.id = t.group_id where t.account_id = $1
       ) m join groups g on g.id = m.group_id order by m.kind, lower(g.name), m.how`,
      [accountId],
    );
    return {
      pages: [
        {
          name: 'groups',
          title: 'Your circles and pods',
          lead: 'Groups your coach added you to, and groups that come with your products.',
          entries: rows.map(({ kind, name, addedAt, how }) => ({
            title: name,
            facts: {
              Kind: KINDS[kind],
              Since: addedAt,
              How: HOW[how],
            },
          })),
          rows,
        },
      ],
    };
  }

  /** Removes the member from every circle and pod. */
  @On('member.erased', 'groups.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.delete(GroupMember, { accountId });
    await tx.delete(BroughtMember, { accountId });
    await tx.delete(TakenOutMember, { accountId });
  }
}
