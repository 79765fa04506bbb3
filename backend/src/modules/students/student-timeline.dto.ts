import { Choice, Flag, Id, Moment, Text, Texts } from '../../platform/http/fields/index.js';
import { pageQuery } from '../../platform/http/page-query.js';
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

export class TimelineQuery extends pageQuery(30, 'moment', 'text', 'id') {}

export class TimelineEntryResponse {
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
