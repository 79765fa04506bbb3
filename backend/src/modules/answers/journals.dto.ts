import { ApiProperty } from '@nestjs/swagger';
import { Text } from '../../platform/http/text.js';
import { JOURNAL_LIMIT } from './journal-answer.entity.js';

export class JournalReplyResponse {
  @ApiProperty({ example: 'Thank you for trusting me with this.' })
  text: string;

  @ApiProperty({ format: 'date-time' })
  repliedAt: string;
}

/** The member's own journal answer. The coach reads `sharedText` and nothing else. */
export class JournalAnswerResponse {
  @ApiProperty({ format: 'uuid' })
  widgetId: string;

  @ApiProperty({ maxLength: JOURNAL_LIMIT, example: 'This week I listened before I spoke.' })
  text: string;

  @ApiProperty({ type: 'integer', example: 3, description: 'Send as If-Match' })
  version: number;

  @ApiProperty({ format: 'date-time' })
  savedAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'null: private' })
  sharedAt: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The copy that the coach can read; later edits aren’t in it until it’s shared again',
  })
  sharedText: string | null;

  @ApiProperty({
    type: JournalReplyResponse,
    nullable: true,
    description: 'Stays if the member stops sharing',
  })
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
