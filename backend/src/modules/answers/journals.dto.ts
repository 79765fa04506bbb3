import { Id, Moment, Nested, Text, Whole } from '../../platform/http/fields/index.js';
import { JOURNAL_LIMIT } from './journal-answer.entity.js';

export class JournalReplyResponse {
  @Text({ example: 'Thank you for trusting me with this.' }) text: string;
  @Moment() repliedAt: string;
}

/** The member's own journal answer. The coach reads `sharedText` and nothing else. */
export class JournalAnswerResponse {
  @Id() widgetId: string;
  @Text({ maxLength: JOURNAL_LIMIT, example: 'This week I listened before I spoke.' }) text: string;
  @Whole({ example: 3, description: 'Send it back as If-Match' }) version: number;
  @Moment() savedAt: string;
  @Moment({ nullable: true, description: 'null: private' }) sharedAt: string | null;

  @Text({
    nullable: true,
    description: 'The copy the coach may read; later edits are not in it until it is shared again',
  })
  sharedText: string | null;

  @Nested(JournalReplyResponse, {
    nullable: true,
    description: 'Stays when the member takes the sharing back',
  })
  reply: JournalReplyResponse | null;
}

export class SaveJournalRequest {
  @Text({
    max: JOURNAL_LIMIT,
    min: 0,
    verbatim: true,
    example: 'This week I listened before I spoke.',
    description: 'Kept as it was typed; empty when the member has wiped it',
  })
  text: string;
}
