import { TakesRecord } from '../../platform/http/takes-record.js';
import { Flag, Id, Moment, Text } from '../../platform/http/fields/index.js';
import { REPLY_LIMIT } from './journal-share.entity.js';

export class SharedJournalResponse {
  @Id() id: string;
  @Id() accountId: string;
  @Text({ example: 'Rosa Lind' }) memberName: string;
  @Id() courseId: string;
  @Text({ example: 'Roots and Wings' }) courseTitle: string;
  @Id() lessonId: string;

  @Text({ nullable: true, example: 'The first quiet minute', description: 'null: the lesson was deleted' })
  lessonTitle: string | null;

  @Id() widgetId: string;

  @Text({
    example: 'When did you listen this week?',
    description: 'As it was when the member shared the answer',
  })
  question: string;

  @Text({ example: 'This week I listened before I spoke.' }) text: string;
  @Moment() sharedAt: Date;
  @Text({ nullable: true }) reply: string | null;
  @Moment({ nullable: true }) repliedAt: Date | null;
  @Flag('Not replied to, or shared again since') needsReply: boolean;
}

@TakesRecord<SharedJournalResponse, ReplyToJournalRequest>({
  id: true,
  accountId: true,
  memberName: true,
  courseId: true,
  courseTitle: true,
  lessonId: true,
  lessonTitle: true,
  widgetId: true,
  question: true,
  text: true,
  sharedAt: true,
  repliedAt: true,
  needsReply: true,
})
export class ReplyToJournalRequest {
  @Text({ max: REPLY_LIMIT, example: 'Thank you for trusting me with this.' }) reply: string;
}
