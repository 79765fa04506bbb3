import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../../platform/database/database.js';
import { type PersonalData, TellsPersonalData } from '../../../platform/personal-data/index.js';
import type { EventMap } from '../../../events/index.js';
import { On } from '../../../platform/jobs/decorators.js';

@Injectable()
@TellsPersonalData({ order: 95, tables: ['tagged_students'] })
export class PersonalDataService {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    const rows = await this.database.query<{ name: string; taggedAt: Date }>(
      `select t.name, s.tagged_at as "taggedAt" from tagged_students s join student_tags t on t.id = s.tag_id
       where s.account_id = $1 order by lower(t.name), t.id`,
      [accountId],
    );
    return {
      pages: [
        {
          name: 'tags',
          title: 'Your coach’s tags',
          lead: 'Tags your coach uses to find you in the list of students.',
          entries: rows.map(({ name, taggedAt }) => ({ title: name, facts: { Since: taggedAt } })),
          rows,
        },
      ],
    };
  }

  @On('member.erased', 'students.erase-tags')
  async eraseTags({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from tagged_students where account_id = $1', [accountId]);
  }
}
