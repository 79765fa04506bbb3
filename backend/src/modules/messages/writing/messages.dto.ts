import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { toInteger } from '../../../platform/http/page-query.js';
import { MayBeMissing, Text } from '../../../platform/http/text.js';
import { CorrespondentResponse } from '../correspondents/correspondents.dto.js';
import { AttachmentResponse } from './attachments.dto.js';
import { MESSAGE_LIMIT, MOST_ATTACHMENTS } from './message.entity.js';

const SEQUENCE = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;

/** Somebody whom a message mentions. */
export class MessageMentionResponse {
  @ApiProperty({ format: 'uuid', description: 'As written in the text: `@[…]`' })
  accountId: string;

  @ApiProperty({ example: 'Rosa Lind', description: 'As shown to the reader' })
  name: string;

  @ApiProperty({ description: 'Whether the reader can open the person’s profile' })
  hasPage: boolean;
}

export class MessageResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid', description: 'ID created by the sender’s device' })
  clientId: string;

  @ApiProperty({
    type: 'integer',
    example: 3,
    description: 'Position in the conversation: 1, 2, 3 and so on, without gaps',
  })
  sequence: number;

  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: MESSAGE_LIMIT,
    example: 'May I move our session?',
    description: 'null: deleted, or hidden from this reader',
  })
  text: string | null;

  @ApiProperty({ type: [MessageMentionResponse], description: 'People mentioned, in a circle or pod' })
  mentions: MessageMentionResponse[];

  @ApiProperty({
    type: CorrespondentResponse,
    nullable: true,
    description: 'Author in a circle or pod; null: between two people, or the author’s account was deleted',
  })
  sender: CorrespondentResponse | null;

  @ApiProperty({ description: 'In a circle or pod: whether the reader blocked its author' })
  isFromBlocked: boolean;

  @ApiProperty({ description: 'Whether the coach has hidden it from the others in a circle or pod' })
  isHidden: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'It names somebody who is not here.',
    description: 'Why it’s hidden; shown to its author and the coach',
  })
  hiddenReason: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 4,
    description:
      'In a circle or pod: how many others have seen the reader’s own message, among those who share this; null: between two people, someone else’s message, or the reader doesn’t share this',
  })
  seenBy: number | null;

  @ApiProperty()
  isMine: boolean;

  @ApiProperty()
  isFromCoach: boolean;

  @ApiProperty({ format: 'date-time' })
  sentAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  editedAt: string | null;

  @ApiProperty({ type: [AttachmentResponse] })
  attachments: AttachmentResponse[];

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when the sender can edit or delete it; null: no longer, or not this person',
  })
  changeableUntil: string | null;
}

export class MessagesQuery {
  @ApiPropertyOptional({ ...SEQUENCE, description: 'Only messages before this one' })
  @IsOptional()
  @Transform(toInteger)
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  before?: number;
}

export class MessagesResponse {
  @ApiProperty({ type: [MessageResponse], description: 'Up to 50, oldest first' })
  items: MessageResponse[];

  @ApiProperty({ description: 'Whether there are messages before the first one' })
  hasEarlier: boolean;
}

export class SendMessageRequest {
  @ApiProperty({ format: 'uuid', description: 'Created by the client; the same ID is the same message' })
  @IsUUID()
  clientId: string;

  @Text({
    max: MESSAGE_LIMIT,
    min: 0,
    example: 'May I move our session?',
    description: 'Can only be empty with attachments',
  })
  text: string;

  @ApiPropertyOptional({
    type: [String],
    maxItems: MOST_ATTACHMENTS,
    description: 'storageUrls of your own uploads with the purpose message',
  })
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(MOST_ATTACHMENTS)
  @IsString({ each: true })
  @MaxLength(500, { each: true })
  attachments?: string[];
}

export class EditMessageRequest {
  @Text({ max: MESSAGE_LIMIT, example: 'May I move our session to Friday?' })
  text: string;
}

/** One message between a student and the coach (specification section 3). */
export class StudentMessageResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Rosa Lind' })
  from: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'May I move our session?',
    description: 'null: deleted',
  })
  text: string | null;

  @ApiProperty({ format: 'date-time' })
  timestamp: string;

  @ApiProperty()
  isFromCoach: boolean;
}
