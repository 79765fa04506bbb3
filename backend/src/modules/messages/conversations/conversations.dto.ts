import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { pageQuery, toInteger, UpdatedSince } from '../../../platform/http/page-query.js';
import { Choice, Flag, Id, Moment, Nested, Text, Whole } from '../../../platform/http/fields/index.js';
import { GROUP_KINDS, type GroupKind } from '../../groups/index.js';
import { CorrespondentResponse, WRITING, type Writing } from '../correspondents/correspondents.dto.js';

export class OpenConversationRequest {
  @Id({ description: 'ID of the person; members can leave it out to message the coach', optional: true })
  @IsOptional()
  accountId?: string;

  @Id({ description: 'Instead of a person: ID of the circle or pod', optional: true })
  @IsOptional()
  groupId?: string;
}

/** Group whose members and coach take part in a conversation. */
export class CircleOfConversationResponse {
  @Id() id: string;
  @Choice(GROUP_KINDS, 'GroupKind') kind: GroupKind;
  @Whole({ example: 12 }) members: number;
  @Flag('Whether this person is only notified of mentions') isSilenced: boolean;
}

class ConversationSummary {
  @Id() id: string;
  @Text({ example: 'Rosa Lind', description: 'Name of the other person, or of the circle or pod' })
  name: string;

  @Nested(CorrespondentResponse, { nullable: true, description: 'The other person; null: a circle or pod' })
  participant: CorrespondentResponse | null;

  @Nested(CircleOfConversationResponse, { nullable: true, description: 'null: between two people' })
  circle: CircleOfConversationResponse | null;

  @Whole({ example: 12, description: 'Number of the latest message; 0: none yet' }) lastSequence: number;
  @Whole({ example: 2, description: 'Messages this person hasn’t read' }) unread: number;
}

export class ConversationResponse extends ConversationSummary {
  @Choice(WRITING, 'Writing', 'Whether this person can write there now, and why not') writing: Writing;
  @Flag('Whether this person can block the other: both are members') isBlockable: boolean;
  @Flag('Whether this person can report messages of other members there') isReportable: boolean;

  @Whole({
    nullable: true,
    example: 11,
    description:
      'Last message the other person has read; null: one of them doesn’t share this, or it’s a circle or pod',
  })
  otherReadThrough: number | null;

  @Flag('Whether typing is shown, for this person and the other') showsTyping: boolean;
}

export class LastMessageResponse {
  @Text({
    nullable: true,
    example: 'May I move our session?',
    description: 'First 200 characters; null: deleted, or not visible to this person',
  })
  text: string | null;

  @Whole({ example: 0, description: 'Photos and files attached to it' }) attachments: number;
  @Flag() isMine: boolean;

  @Text({
    nullable: true,
    example: 'Rosa Lind',
    description: 'Author in a circle or pod; null: between two people, or the author has left',
  })
  senderName: string | null;

  @Moment() sentAt: string;
}

export class InboxItemResponse extends ConversationSummary {
  @Nested(LastMessageResponse) lastMessage: LastMessageResponse;

  @Moment({
    nullable: true,
    description: 'When the other person’s first unanswered message was sent; null: none',
  })
  answerAwaitedSince: string | null;

  @Moment('When a message came, changed or was read') updatedAt: string;
}

/** `unread`: has unread messages; `unanswered`: the other person wrote last. */
export const INBOX_VIEWS = ['all', 'unread', 'unanswered'] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];

export class InboxQuery extends pageQuery(30, 'moment', 'id') {
  @Text({
    max: 100,
    min: 0,
    optional: true,
    example: 'rosa',
    description: 'Only conversations with people whose name matches',
  })
  q?: string;

  @Choice(INBOX_VIEWS, 'InboxView', {
    default: 'all',
    description: '`unanswered` lists the longest waiting conversation first',
    optional: true,
  })
  view?: InboxView;

  @UpdatedSince() updatedSince?: string;
}

export class UnreadResponse {
  @Whole({ example: 3, description: 'Conversations with unread messages' }) conversations: number;
  @Whole({ example: 2, description: 'Conversations waiting for a reply' }) unanswered: number;

  @Moment({ nullable: true, description: 'When the oldest of them was sent' })
  oldestUnansweredSince: string | null;
}

export class MarkReadRequest {
  @Whole({ min: 1, max: 2_147_483_647, description: 'Latest message that was seen' })
  @Transform(toInteger)
  through: number;
}
