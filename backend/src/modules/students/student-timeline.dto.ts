import { IsOptional, IsString, Matches } from 'class-validator';
import { Choice, Flag, Id, ListOf, Moment, Text, Texts } from '../../platform/http/fields/index.js';
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
/** Cursor of a page: time, kind and id of its last entry. */
const PLACE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[a-z_]{1,20}~[0-9a-f-]{36}$/;

export class TimelineParams {
  @Text({ description: '`next` of the previous page', optional: true })
  @IsOptional()
  @IsString()
  @Matches(PLACE, { message: 'must be the `next` value of a response' })
  before?: string;
}

class TimelineEntryResponse {
  @Id() id: string;
  @Choice(TIMELINE_KINDS, 'TimelineKind') kind: (typeof TIMELINE_KINDS)[number];
  @Moment() at: Date;

  @Text({
    nullable: true,
    example: 'The Rooted Mother',
    description:
      'Title of the lesson or product, or of all products paid for or refunded; number of a disputed order; subject of an email',
  })
  title: string | null;

  @Id({ nullable: true }) productId: string | null;
  @Id({ nullable: true }) orderId: string | null;

  @Choice(AUDIT_ACTIONS, 'AuditAction', { nullable: true, description: 'Action taken' })
  action: AuditAction | null;

  @Text({ nullable: true, example: 'Rosa Lind', description: 'Person who did it' }) by: string | null;
  @Texts('Names of the changed fields') fields: string[];
  @Text({ nullable: true, example: 'Won in the spring raffle' }) reason: string | null;

  @Choice(MAIL_KINDS, 'MailKind', {
    nullable: true,
    description: 'Kind of email; only its subject is stored, once it’s built',
  })
  mail: MailKind | null;

  @Choice(MAIL_STATES, 'MailState', {
    nullable: true,
    description:
      '`dropped`: not sent, because its reason or reader was gone; `bounced`: the mail server refused the address; `failed`: it couldn’t be sent. The last two need the coach',
  })
  mailState: MailState | null;

  @Flag({
    nullable: true,
    description:
      'For a failed email: whether it can be sent again. A bounced one can’t, unless it can be rebuilt; null: no such email',
  })
  canSendAgain: boolean | null;

  @Id({ nullable: true, description: 'For a broadcast or sequence: its delivery' })
  mailingDeliveryId: string | null;
}

export class StudentTimelineResponse {
  @ListOf(TimelineEntryResponse) entries: TimelineEntryResponse[];

  @Text({ nullable: true, description: '`before` of the next page; null: none' }) next: string | null;
}
