import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import {
  type PersonalData,
  type PersonalDataSource,
  TellsPersonalData,
} from '../../platform/personal-data/index.js';

interface Written {
  from: string;
  to: string;
  text: string | null;
  sentAt: Date;
  editedAt: Date | null;
  readAlready: boolean;
}

/** All a member has written and was written, the oldest first. */
@Injectable()
@TellsPersonalData({
  isPrivateWriting: true,
  order: 55,
  tables: ['conversations', 'conversation_participants', 'messages'],
})
export class PersonalDataQueries implements PersonalDataSource {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    const rows = await this.database.query<Written>(
      `select s.name as "from", r.name as "to", m.text, m.sent_at as "sentAt", m.edited_at as "editedAt",
              m.sequence <= p.read_through as "readAlready"
       from conversation_participants p
       join conversations c on c.id = p.conversation_id
       join messages m on m.conversation_id = c.id
       join people s on s.id = m.sender_id
       join people r on r.id = case when m.sender_id = c.low_account_id then c.high_account_id else c.low_account_id end
       where p.account_id = $1 order by m.sent_at, m.conversation_id, m.sequence`,
      [accountId],
    );
    return {
      pages: [
        {
          name: 'messages',
          title: 'Your messages',
          lead: 'What you wrote to others here, and what they wrote to you.',
          entries: rows.map(({ from, to, text, sentAt, editedAt }) => ({
            title: `${from} to ${to}`,
            facts: { Sent: sentAt, Reworded: editedAt },
            text: text ?? 'Deleted',
          })),
          rows,
        },
      ],
    };
  }
}
