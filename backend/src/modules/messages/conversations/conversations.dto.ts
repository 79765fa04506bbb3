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
    description: 'The person to write with; members who leave it out write with the coach',
  })
  @IsOptional()
  @IsUUID()
  accountId?: string;

  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Instead of a person: the circle or pod whose conversation it is',
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

  @ApiProperty({ description: 'This person is told of mentions alone' })
  isSilenced: boolean;
}

class ConversationSummary {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Rosa Lind', description: 'Of the other one, or of the circle or pod' })
  name: string;

  @ApiProperty({
    type: CorrespondentResponse,
    nullable: true,
    description: 'The other one; null: it is of a circle or pod',
  })
  participant: CorrespondentResponse | null;

  @ApiProperty({
    type: CircleOfConversationResponse,
    nullable: true,
    description: 'null: it is of two people',
  })
  circle: CircleOfConversationResponse | null;

  @ApiProperty({
    type: 'integer',
    example: 12,
    description: 'Of the newest message; 0: nobody has written yet',
  })
  lastSequence: number;

  @ApiProperty({ type: 'integer', example: 2, description: 'Messages this person has not read' })
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

  @ApiProperty({ description: 'Whether this person can tell the coach of what other members write there' })
  isReportable: boolean;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 11,
    description:
      'Up to which message the other has read; null: one of the two does not show it, or it is of a circle or pod',
  })
  otherReadThrough: number | null;

  @ApiProperty({
    description: 'Whether it is shown when somebody is writing, by this person and by the other',
  })
  showsTyping: boolean;
}

export class LastMessageResponse {
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'May I move our session?',
    description: 'Its first 200 characters; null: deleted, or not for this person to read',
  })
  text: string | null;

  @ApiProperty({ type: 'integer', example: 0, description: 'Pictures and papers attached to it' })
  attachments: number;

  @ApiProperty()
  isMine: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Rosa Lind',
    description: 'Who wrote it to a circle or pod; null: of two people, or of somebody who has left',
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

  @ApiPropertyOptional({
    enum: INBOX_VIEWS,
    enumName: 'InboxView',
    default: 'all',
    description: '`unanswered` has the one that waits longest first',
  })
  @IsOptional()
  @IsIn(INBOX_VIEWS)
  view?: InboxView;

  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Goes on after this conversation, the last one of the page before',
  })
  @IsOptional()
  @IsUUID()
  after?: string;
}

export class InboxResponse {
  @ApiProperty({ type: [InboxItemResponse], description: 'The one with the newest message first' })
  items: InboxItemResponse[];

  @ApiProperty({ description: 'Whether there are more after the last one' })
  hasMore: boolean;
}

export class UnreadResponse {
  @ApiProperty({ type: 'integer', example: 3, description: 'Conversations in which something is unread' })
  conversations: number;

  @ApiProperty({
    type: 'integer',
    example: 2,
    description: 'Conversations in which the other waits for an answer',
  })
  unanswered: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Since when the oldest of those waits',
  })
  oldestUnansweredSince: string | null;
}

export class SilenceRequest {
  @ApiProperty({ description: 'From now on this person is told of mentions alone' })
  @IsBoolean()
  isSilenced: boolean;
}

export class MarkReadRequest {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: 2_147_483_647,
    description: 'The newest message that was seen',
  })
  @Transform(toInteger)
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  through: number;
}
