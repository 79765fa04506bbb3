import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Matches } from 'class-validator';
import { AUDIT_ACTIONS, type AuditAction } from '../audit/index.js';
import { MAIL_KINDS, MAIL_STATES, type MailKind, type MailState } from '../notifications/index.js';

const TIMELINE_KINDS = [
  'audit',
  'course_completed',
  'disputed',
  'dispute_lost',
  'dispute_won',
  'joined',
  'journal_replied',
  'journal_shared',
  'lesson_completed',
  'mailed',
  'paid',
  'received',
  'refunded',
  'reviewed',
] as const;
type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** Cursor of a page: time, kind and id of its last entry. */
const PLACE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[a-z_]{1,20}~[0-9a-f-]{36}$/;

export class TimelineParams {
  @ApiPropertyOptional({ description: '`next` of the previous page' })
  @IsOptional()
  @IsString()
  @Matches(PLACE, { message: 'must be the `next` value of a response' })
  before?: string;
}

class TimelineEntryResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: TIMELINE_KINDS, enumName: 'TimelineKind' })
  kind: TimelineKind;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'The Rooted Mother',
    description:
      'Title of the lesson or product, or of all products paid for or refunded; number of a disputed order; subject of an email',
  })
  title: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  productId: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  orderId: string | null;

  @ApiProperty({ enum: AUDIT_ACTIONS, enumName: 'AuditAction', nullable: true, description: 'Action taken' })
  action: AuditAction | null;

  @ApiProperty({ type: String, nullable: true, example: 'Rosa Lind', description: 'Person who did it' })
  by: string | null;

  @ApiProperty({ type: [String], description: 'Names of the changed fields' })
  fields: string[];

  @ApiProperty({ type: String, nullable: true, example: 'Won in the spring raffle' })
  reason: string | null;

  @ApiProperty({
    enum: MAIL_KINDS,
    enumName: 'MailKind',
    nullable: true,
    description: 'Kind of email; only its subject is stored, once it’s built',
  })
  mail: MailKind | null;

  @ApiProperty({
    enum: MAIL_STATES,
    enumName: 'MailState',
    nullable: true,
    description:
      '`dropped`: not sent, because its reason or reader was gone; `bounced`: the mail server refused the address; `failed`: it couldn’t be sent. The last two need the coach',
  })
  mailState: MailState | null;

  @ApiProperty({
    type: Boolean,
    nullable: true,
    description:
      'For a failed email: whether it can be sent again. A bounced one can’t, unless it can be rebuilt; null: no such email',
  })
  canSendAgain: boolean | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'For a broadcast or sequence: its delivery',
  })
  letterDeliveryId: string | null;
}

export class StudentTimelineResponse {
  @ApiProperty({ type: [TimelineEntryResponse] })
  entries: TimelineEntryResponse[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: '`before` of the next page; null: none',
  })
  next: string | null;
}
