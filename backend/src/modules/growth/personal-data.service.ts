import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import { type PersonalData, TellsPersonalData } from '../../platform/personal-data/index.js';
import { growthOf } from './growth.dto.js';
import type { EntryKind } from './ledger/actions.js';
import type { EventMap } from '../../events/index.js';
import { On } from '../../platform/jobs/decorators.js';
import { MemberGrowth } from './ledger/member-growth.entity.js';

const DONE: Record<EntryKind, string> = {
  lesson_completed: 'A lesson completed',
  course_completed: 'A course completed',
  certificate_issued: 'A certificate',
  journal_shared: 'A journal answer shared',
  review_written: 'A review written',
  post_published: 'A post in the community',
  comment_written: 'A comment',
  answer_written: 'An answer to a question',
  answer_helpful: 'An answer that helped',
  answer_accepted: 'An answer that solved a question',
  session_held: 'A session with your coach',
  by_hand: 'By your coach',
};

interface EntryRow {
  action: EntryKind;
  points: number;
  at: Date;
  endedAt: Date | null;
}

@Injectable()
@TellsPersonalData({ order: 65, tables: ['member_growth', 'growth_entries'] })
export class PersonalDataService {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    const member = await this.database.one<{ points: number; seenLevel: number; listedAt: Date | null }>(
      'select points, seen_level as "seenLevel", listed_at as "listedAt" from member_growth where account_id = $1',
      [accountId],
    );
    const rows = await this.database.query<EntryRow>(
      `select action, points, at, ended_at as "endedAt" from growth_entries where account_id = $1 order by at desc, id desc`,
      [accountId],
    );
    const { points, level, name } = growthOf(member?.points ?? 0);
    return {
      pages: [
        {
          name: 'growth',
          title: 'Your growth',
          lead: 'Your points, your level, and how you earned them.',
          entries: [
            {
              title: `Level ${level}, ${name}`,
              facts: { Points: `${points}`, 'On the leaderboard since': member?.listedAt ?? null },
            },
            ...rows.map((row) => ({
              title: DONE[row.action],
              facts: { Points: `${row.points}`, Done: row.at, 'Not counted since': row.endedAt },
            })),
          ],
          rows: [...(member ? [member] : []), ...rows],
        },
      ],
    };
  }

  /** Deletes the member's points with the ledger. */
  @On('member.erased', 'growth.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.delete(MemberGrowth, { accountId });
  }
}
