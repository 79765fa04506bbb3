import { TakesRecord } from '../../../platform/http/takes-record.js';
import { Choice, Id, Moment, Nested, Text, Whole, ZonedMoment } from '../../../platform/http/fields/index.js';
import { LETTER_PURPOSES, type LetterPurpose } from '../../notifications/index.js';
import { InSegment, Purpose, SegmentDto } from '../audience/audience.dto.js';
import { BROADCAST_STATUSES, type BroadcastStatus } from '../broadcast.entity.js';
import { LetterProgressResponse } from '../letters/letter-progress.dto.js';
import { LetterWordsRequest } from '../letters/letter-words.dto.js';

/** A letter to many, as it is written. */
export class NewBroadcastRequest extends LetterWordsRequest {
  @Purpose() purpose: LetterPurpose;
  @InSegment() segment: SegmentDto;
}

export class SendBroadcastRequest {
  @ZonedMoment({ description: 'When it is to start, within a year; null: at once', nullable: true })
  sendAt: string | null;
}

export class BroadcastResponse {
  @Id() id: string;
  @Text({ example: 'A quiet week' }) subject: string;
  @Text('Plain text with placeholders and links') text: string;
  @Choice(LETTER_PURPOSES, 'LetterPurpose') purpose: LetterPurpose;
  @Nested(SegmentDto) segment: SegmentDto;

  @Choice(BROADCAST_STATUSES, 'BroadcastStatus', 'Stopped: by the coach while it went')
  status: BroadcastStatus;

  @Moment({ nullable: true, description: 'When it is to start' }) sendAt: string | null;
  @Moment({ nullable: true, description: 'Null: it has not started' }) startedAt: string | null;
  @Moment({ nullable: true, description: 'Null: it has not ended' }) finishedAt: string | null;

  @Whole({ example: 3, description: 'How many of the segment were left out when it started' })
  leftOutAtStart: number;

  @Nested(LetterProgressResponse) progress: LetterProgressResponse;
  @Moment() createdAt: string;
  @Whole({ example: 3, description: 'Send it back as If-Match' }) version: number;
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
