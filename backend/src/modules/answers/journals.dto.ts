import { Id, Moment, Nested, Text, Whole } from '../../platform/http/fields/index.js';
import { JOURNAL_LIMIT } from './journal-answer.entity.js';

export class JournalReplyResponse {
  @Text({ example: 'Thank you for trusting me with this.' }) text: string;
  @Moment() repliedAt: Date;
}

/** The coach's latest reply to a member's journal answer, with the lesson of the answer. */
export class LatestReplyResponse extends JournalReplyResponse {
  @Id() courseId: string;
  @Id() moduleId: string;
  @Id() lessonId: string;
  @Text({ example: 'The first quiet minute' }) lessonTitle: string;
}

/** The member's own journal answer. The coach reads `sharedText` and nothing else. */
export class JournalAnswerResponse {
  @Id() widgetId: string;
  @Text({ maxLength: JOURNAL_LIMIT, example: 'This week I listened before I spoke.' }) text: string;
  @Whole({ example: 3, description: 'Send as If-Match' }) version: number;
  @Moment() savedAt: Date;
  @Moment({ nullable: true, description: 'null: private' }) sharedAt: Date | null;

  @Text({
    nullable: true,
    description: 'The copy that the coach can read; later edits aren’t in it until it’s shared again',
  })
  sharedText: string | null;

  @Nested(JournalReplyResponse, { nullable: true, description: 'Stays if the member stops sharing' })
  reply: JournalReplyResponse | null;
}

export class SaveJournalRequest {
  @Text({
    max: JOURNAL_LIMIT,
    min: 0,
    verbatim: true,
    example: 'This week I listened before I spoke.',
    description: 'Stored as typed; empty if the member cleared it',
  })
  text: string;
}
