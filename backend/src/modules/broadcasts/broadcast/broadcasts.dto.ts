import { ApiProperty } from '@nestjs/swagger';
import { TakesRecord } from '../../../platform/http/takes-record.js';
import { MayBeNull } from '../../../platform/http/text.js';
import { Moment } from '../../../platform/http/moment.js';
import { LETTER_PURPOSES, type LetterPurpose } from '../../notifications/index.js';
import { InSegment, Purpose, SegmentDto } from '../audience/audience.dto.js';
import { BROADCAST_STATUSES, type BroadcastStatus } from '../broadcast.entity.js';
import { LetterProgressResponse } from '../letters/letter-progress.dto.js';
import { LetterWordsRequest } from '../letters/letter-words.dto.js';

/** A letter to many, as it is written. */
export class NewBroadcastRequest extends LetterWordsRequest {
  @Purpose()
  purpose: LetterPurpose;

  @InSegment()
  segment: SegmentDto;
}

export class SendBroadcastRequest {
  @MayBeNull()
  @Moment('Scheduled start, within a year; null: now')
  @ApiProperty({ type: String, nullable: true })
  sendAt: string | null;
}

export class BroadcastResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'A quiet week' })
  subject: string;

  @ApiProperty({ description: 'Plain text with placeholders and links' })
  text: string;

  @ApiProperty({ enum: LETTER_PURPOSES, enumName: 'LetterPurpose' })
  purpose: LetterPurpose;

  @ApiProperty({ type: SegmentDto })
  segment: SegmentDto;

  @ApiProperty({
    enum: BROADCAST_STATUSES,
    enumName: 'BroadcastStatus',
    description: '`stopped`: by the coach during sending',
  })
  status: BroadcastStatus;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Scheduled start' })
  sendAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'null: not started' })
  startedAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'null: not ended' })
  finishedAt: string | null;

  @ApiProperty({
    type: 'integer',
    example: 3,
    description: 'Number of people in the segment who were left out when it started',
  })
  leftOutAtStart: number;

  @ApiProperty()
  progress: LetterProgressResponse;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: 'integer', example: 3, description: 'Send as If-Match' })
  version: number;
}

/** The broadcast as GET gave it, with what is to change. */
@TakesRecord<BroadcastResponse, NewBroadcastRequest>({
  id: true,
  status: true,
  sendAt: true,
  startedAt: true,
  finishedAt: true,
  leftOutAtStart: true,
  progress: true,
  createdAt: true,
  version: true,
})
export class PutBroadcastRequest extends NewBroadcastRequest {}
