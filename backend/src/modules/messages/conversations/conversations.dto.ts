import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { toInteger } from '../../../platform/http/page-query.js';
import {
  Choice,
  Flag,
  Id,
  ListOf,
  Moment,
  Nested,
  Text,
  Whole,
} from '../../../platform/http/fields/index.js';
import { GROUP_KINDS, type GroupKind } from '../../groups/index.js';
import { CorrespondentResponse, WRITING, type Writing } from '../correspondents/correspondents.dto.js';

export class OpenConversationRequest {
  @Id({
    description: 'The person to write with; members who leave it out write with the coach',
    optional: true,
  })
  @IsOptional()
  accountId?: string;

  @Id({ description: 'Instead of a person: the circle or pod whose conversation it is', optional: true })
  @IsOptional()
  groupId?: string;
}

/** The circle or pod whose members, and the coach, are in a conversation. */
export class CircleOfConversationResponse {
  @Id() id: string;
  @Choice(GROUP_KINDS, 'GroupKind') kind: GroupKind;
  @Whole({ example: 12 }) members: number;
  @Flag('This person is told of mentions alone') isSilenced: boolean;
}

class ConversationSummary {
  @Id() id: string;
  @Text({ example: 'Rosa Lind', description: 'Of the other one, or of the circle or pod' }) name: string;

  @Nested(CorrespondentResponse, {
    nullable: true,
    description: 'The other one; null: it is of a circle or pod',
  })
  participant: CorrespondentResponse | null;

  @Nested(CircleOfConversationResponse, { nullable: true, description: 'null: it is of two people' })
  circle: CircleOfConversationResponse | null;

  @Whole({ example: 12, description: 'Of the newest message; 0: nobody has written yet' })
  lastSequence: number;

  @Whole({ example: 2, description: 'Messages this person has not read' }) unread: number;
}

export class ConversationResponse extends ConversationSummary {
  @Choice(WRITING, 'Writing', 'Whether this person can write there now, and why not') writing: Writing;
  @Flag('Whether this person can block the other: both are members') isBlockable: boolean;
  @Flag('Whether this person can tell the coach of what other members write there') isReportable: boolean;

  @Whole({
    nullable: true,
    example: 11,
    description:
      'Up to which message the other has read; null: one of the two does not show it, or it is of a circle or pod',
  })
  otherReadThrough: number | null;

  @Flag('Whether it is shown when somebody is writing, by this person and by the other') showsTyping: boolean;
}

export class LastMessageResponse {
  @Text({
    nullable: true,
    example: 'May I move our session?',
    description: 'Its first 200 characters; null: deleted, or not for this person to read',
  })
  text: string | null;

  @Whole({ example: 0, description: 'Pictures and papers attached to it' }) attachments: number;
  @Flag() isMine: boolean;

  @Text({
    nullable: true,
    example: 'Rosa Lind',
    description: 'Who wrote it to a circle or pod; null: of two people, or of somebody who has left',
  })
  senderName: string | null;

  @Moment() sentAt: string;
}

export class InboxItemResponse extends ConversationSummary {
  @Nested(LastMessageResponse) lastMessage: LastMessageResponse;

  @Moment({
    nullable: true,
    description: 'Of the first message of the other that this person has not answered; null: none waits',
  })
  answerAwaitedSince: string | null;
}

/** `unread`: something is unread; `unanswered`: the other has written last. */
export const INBOX_VIEWS = ['all', 'unread', 'unanswered'] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];

export class InboxQuery {
  @Text({
    max: 100,
    min: 0,
    optional: true,
    example: 'rosa',
    description: 'Only conversations with people of such a name',
  })
  q?: string;

  @Choice(INBOX_VIEWS, 'InboxView', {
    default: 'all',
    description: '`unanswered` has the one that waits longest first',
    optional: true,
  })
  view?: InboxView;

  @Id({ description: 'Goes on after this conversation, the last one of the page before', optional: true })
  after?: string;
}

export class InboxResponse {
  @ListOf(InboxItemResponse, 'The one with the newest message first') items: InboxItemResponse[];
  @Flag('Whether there are more after the last one') hasMore: boolean;
}

export class UnreadResponse {
  @Whole({ example: 3, description: 'Conversations in which something is unread' }) conversations: number;

  @Whole({ example: 2, description: 'Conversations in which the other waits for an answer' })
  unanswered: number;

  @Moment({ nullable: true, description: 'Since when the oldest of those waits' })
  oldestUnansweredSince: string | null;
}

export class SilenceRequest {
  @Flag('From now on this person is told of mentions alone') isSilenced: boolean;
}

export class MarkReadRequest {
  @Whole({ min: 1, max: 2_147_483_647, description: 'The newest message that was seen' })
  @Transform(toInteger)
  through: number;
}
