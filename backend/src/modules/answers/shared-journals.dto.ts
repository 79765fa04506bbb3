import { ApiProperty } from '@nestjs/swagger';
import { TakesRecord } from '../../platform/http/takes-record.js';
import { Text } from '../../platform/http/text.js';
import { REPLY_LIMIT } from './journal-share.entity.js';

/** A shared journal answer, for the coach. */
export class SharedJournalResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  accountId: string;

  @ApiProperty({ example: 'Rosa Lind' })
  memberName: string;

  @ApiProperty({ format: 'uuid' })
  courseId: string;

  @ApiProperty({ example: 'Roots and Wings' })
  courseTitle: string;

  @ApiProperty({ format: 'uuid' })
  lessonId: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'The first quiet minute',
    description: 'null: the lesson was deleted',
  })
  lessonTitle: string | null;

  @ApiProperty({ format: 'uuid' })
  widgetId: string;

  @ApiProperty({ example: 'When did you listen this week?', description: 'Title when the member shared it' })
  question: string;

  @ApiProperty({ example: 'This week I listened before I spoke.' })
  text: string;

  @ApiProperty({ format: 'date-time' })
  sharedAt: string;

  @ApiProperty({ type: String, nullable: true })
  reply: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  repliedAt: string | null;

  @ApiProperty({ description: 'Not replied to, or shared again since' })
  awaitsReply: boolean;
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
  awaitsReply: true,
})
export class ReplyToJournalRequest {
  @Text({ max: REPLY_LIMIT, example: 'Thank you for trusting me with this.' })
  reply: string;
}
