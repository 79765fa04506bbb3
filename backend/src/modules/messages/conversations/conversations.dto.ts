import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { toInteger } from '../../../platform/http/page-query.js';
import { Text } from '../../../platform/http/text.js';

export class OpenConversationRequest {
  @ApiPropertyOptional({
    format: 'uuid',
    description: 'The member to write with; members leave it out and write with the coach',
  })
  @IsOptional()
  @IsUUID()
  accountId?: string;
}

export class CorrespondentResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Ada Brook' })
  name: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '/api/media/public/0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa',
  })
  avatarUrl: string | null;

  @ApiProperty()
  isCoach: boolean;
}

export class ConversationResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: CorrespondentResponse, description: 'The other one' })
  participant: CorrespondentResponse;

  @ApiProperty({
    type: 'integer',
    example: 12,
    description: 'Of the newest message; 0: nobody has written yet',
  })
  lastSequence: number;

  @ApiProperty({ type: 'integer', example: 2, description: 'Messages this person has not read' })
  unread: number;
}

export class LastMessageResponse {
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'May I move our session?',
    description: 'Its first 200 characters; null: deleted',
  })
  text: string | null;

  @ApiProperty()
  isMine: boolean;

  @ApiProperty({ format: 'date-time' })
  sentAt: string;
}

export class InboxItemResponse extends ConversationResponse {
  @ApiProperty({ type: LastMessageResponse })
  lastMessage: LastMessageResponse;
}

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
