import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { toInteger } from '../../../platform/http/page-query.js';
import { Text } from '../../../platform/http/text.js';
import { GROUP_KINDS, type GroupKind } from '../../groups/index.js';
import { CorrespondentResponse, WRITING, type Writing } from '../correspondents/correspondents.dto.js';

export class OpenConversationRequest {
  @ApiPropertyOptional({
    format: 'uuid',
    description: 'ID of the person; members can leave it out to message the coach',
  })
  @IsOptional()
  @IsUUID()
  accountId?: string;

  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Instead of a person: ID of the circle or pod',
  })
  @IsOptional()
  @IsUUID()
  groupId?: string;
}

/** The circle or pod whose members, and the coach, are in a conversation. */
export class CircleOfConversationResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: GROUP_KINDS, enumName: 'GroupKind' })
  kind: GroupKind;

  @ApiProperty({ type: 'integer', example: 12 })
  members: number;

  @ApiProperty({ description: 'Whether this person is only notified of mentions' })
  isSilenced: boolean;
}

class ConversationSummary {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Rosa Lind', description: 'Name of the other person, or of the circle or pod' })
  name: string;

  @ApiProperty({
    type: CorrespondentResponse,
    nullable: true,
    description: 'The other person; null: a circle or pod',
  })
  participant: CorrespondentResponse | null;

  @ApiProperty({
    type: CircleOfConversationResponse,
    nullable: true,
    description: 'null: between two people',
  })
  circle: CircleOfConversationResponse | null;

  @ApiProperty({
    type: 'integer',
    example: 12,
    description: 'Number of the latest message; 0: none yet',
  })
  lastSequence: number;

  @ApiProperty({ type: 'integer', example: 2, description: 'Messages this person hasn’t read' })
  unread: number;
}

export class ConversationResponse extends ConversationSummary {
  @ApiProperty({
    enum: WRITING,
    enumName: 'Writing',
    description: 'Whether this person can write there now, and why not',
  })
  writing: Writing;

  @ApiProperty({ description: 'Whether this person can block the other: both are members' })
  isBlockable: boolean;

  @ApiProperty({ description: 'Whether this person can report messages of other members there' })
  isReportable: boolean;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 11,
    description:
      'Last message the other person has read; null: one of them doesn’t share this, or it’s a circle or pod',
  })
  otherReadThrough: number | null;

  @ApiProperty({
    description: 'Whether typing is shown, for this person and the other',
  })
  showsTyping: boolean;
}

export class LastMessageResponse {
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'May I move our session?',
    description: 'First 200 characters; null: deleted, or not visible to this person',
  })
  text: string | null;

  @ApiProperty({ type: 'integer', example: 0, description: 'Photos and files attached to it' })
  attachments: number;

  @ApiProperty()
  isMine: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Rosa Lind',
    description: 'Author in a circle or pod; null: between two people, or the author has left',
  })
  senderName: string | null;

  @ApiProperty({ format: 'date-time' })
  sentAt: string;
}

export class InboxItemResponse extends ConversationSummary {
  @ApiProperty({ type: LastMessageResponse })
  lastMessage: LastMessageResponse;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the other person’s first unanswered message was sent; null: none',
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
    description: 'Only conversations with people whose name matches',
  })
  q?: string;

  @ApiPropertyOptional({
    enum: INBOX_VIEWS,
    enumName: 'InboxView',
    default: 'all',
    description: '`unanswered` lists the longest waiting conversation first',
  })
  @IsOptional()
  @IsIn(INBOX_VIEWS)
  view?: InboxView;

  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Last conversation of the previous page',
  })
  @IsOptional()
  @IsUUID()
  after?: string;
}

export class InboxResponse {
  @ApiProperty({ type: [InboxItemResponse], description: 'Latest message first' })
  items: InboxItemResponse[];

  @ApiProperty({ description: 'Whether there are more after the last one' })
  hasMore: boolean;
}

export class UnreadResponse {
  @ApiProperty({ type: 'integer', example: 3, description: 'Conversations with unread messages' })
  conversations: number;

  @ApiProperty({
    type: 'integer',
    example: 2,
    description: 'Conversations waiting for a reply',
  })
  unanswered: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the oldest of them was sent',
  })
  oldestUnansweredSince: string | null;
}

export class SilenceRequest {
  @ApiProperty({ description: 'Whether to only notify this person of mentions' })
  @IsBoolean()
  isSilenced: boolean;
}

export class MarkReadRequest {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: 2_147_483_647,
    description: 'Latest message that was seen',
  })
  @Transform(toInteger)
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  through: number;
}
