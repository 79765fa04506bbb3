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
type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** Cursor of a page: time, kind and id of its last entry. */
const PLACE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[a-z_]{1,20}~[0-9a-f-]{36}$/;

export class TimelineParams {
  @Text({ description: '`next` of the page before', optional: true })
  @IsOptional()
  @IsString()
  @Matches(PLACE, { message: 'must be `next` of an answer' })
  before?: string;
}

class TimelineEntryResponse {
  @Id() id: string;
  @Choice(TIMELINE_KINDS, 'TimelineKind') kind: TimelineKind;
  @Moment() at: string;

  @Text({
    nullable: true,
    example: 'The Rooted Mother',
    description:
      'Of the lesson or product, or of all products that were paid for or refunded; the number of an order that is disputed, the subject of a mail',
  })
  title: string | null;

  @Id({ nullable: true }) productId: string | null;
  @Id({ nullable: true }) orderId: string | null;

  @Choice(AUDIT_ACTIONS, 'AuditAction', { nullable: true, description: 'What was done' })
  action: AuditAction | null;

  @Text({ nullable: true, example: 'Rosa Lind', description: 'Who did it' }) by: string | null;
  @Texts('Names of what was changed') fields: string[];
  @Text({ nullable: true, example: 'Won in the spring raffle' }) reason: string | null;

  @Choice(MAIL_KINDS, 'MailKind', {
    nullable: true,
    description: 'Which mail it was; of what it said only the subject is kept, from when it was written on',
  })
  mail: MailKind | null;

  @Choice(MAIL_STATES, 'MailState', {
    nullable: true,
    description:
      '`dropped`: not sent, its reason or its reader was gone; `bounced`: the mail server refused the address; `failed`: it could not be sent. The last two wait for the coach',
  })
  mailState: MailState | null;

  @Flag({
    nullable: true,
    description:
      'Of a mail that waits for the coach: whether it can be sent again. One that came back after it was sent cannot, unless it can be written anew; null: no such mail',
  })
  canSendAgain: boolean | null;

  @Id({
    nullable: true,
    description: 'Of a letter to many: its delivery, which names the broadcast or sequence',
  })
  letterDeliveryId: string | null;
}

export class StudentTimelineResponse {
  @ListOf(TimelineEntryResponse) entries: TimelineEntryResponse[];

  @Text({ nullable: true, description: '`before` of the next page; null: there is none' })
  next: string | null;
}
