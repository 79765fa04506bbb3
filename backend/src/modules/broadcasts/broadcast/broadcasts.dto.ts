import { TakesRecord } from '../../../platform/http/takes-record.js';
import { Choice, Id, Moment, Nested, Text, Whole, ZonedMoment } from '../../../platform/http/fields/index.js';
import { MAILING_PURPOSES, type MailingPurpose } from '../../notifications/index.js';
import { InSegment, Purpose, SegmentDto } from '../audience/audience.dto.js';
import type { MailingTranslations } from '../mailing.entity.js';
import { BROADCAST_STATUSES, type BroadcastStatus } from '../broadcast.entity.js';
import { MailingProgressResponse } from '../mailings/mailing-progress.dto.js';
import { MailingTranslationsDto, MailingWordsRequest } from '../mailings/mailing-words.dto.js';

/** A mailing to many, as a draft. */
export class NewBroadcastRequest extends MailingWordsRequest {
  @Purpose() purpose: MailingPurpose;
  @InSegment() segment: SegmentDto;
}

export class SendBroadcastRequest {
  @ZonedMoment({ description: 'Scheduled start, within a year; null: now', nullable: true })
  sendAt: string | null;
}

export class BroadcastResponse {
  @Id() id: string;
  @Text({ example: 'A quiet week' }) subject: string;
  @Text('Plain text with placeholders and links') text: string;
  @Text({ nullable: true, description: 'The text with formats; null: plain text is all' }) html:
    | string
    | null;
  @Nested(MailingTranslationsDto, 'Whole versions in other languages') translations: MailingTranslations;
  @Choice(MAILING_PURPOSES, 'MailingPurpose') purpose: MailingPurpose;
  @Nested(SegmentDto) segment: SegmentDto;

  @Choice(BROADCAST_STATUSES, 'BroadcastStatus', '`stopped`: by the coach during sending')
  status: BroadcastStatus;

  @Moment({ nullable: true, description: 'Scheduled start' }) sendAt: Date | null;
  @Moment({ nullable: true, description: 'null: not started' }) startedAt: Date | null;
  @Moment({ nullable: true, description: 'null: not ended' }) finishedAt: Date | null;

  @Whole({ example: 3, description: 'Number of people in the segment who were left out when it started' })
  leftOutAtStart: number;

  @Nested(MailingProgressResponse) progress: MailingProgressResponse;
  @Moment() createdAt: Date;
  @Whole({ example: 3, description: 'Send as If-Match' }) version: number;
}

/** The broadcast as returned by GET, with the changes. */
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
