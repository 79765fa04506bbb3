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
import { AttachmentResponse } from './attachments.dto.js';
import { MESSAGE_LIMIT, MOST_ATTACHMENTS } from './message.entity.js';

const SEQUENCE = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;

export class MessageResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid', description: 'As its sender’s device made it' })
  clientId: string;

  @ApiProperty({
    type: 'integer',
    example: 3,
    description: 'Its place in the conversation: 1, 2, 3 and so on, without a gap',
  })
  sequence: number;

  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: MESSAGE_LIMIT,
    example: 'May I move our session?',
    description: 'null: deleted',
  })
  text: string | null;

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
    description: 'Until when its sender can reword or delete it; null: not any more, or not by this person',
  })
  changeableUntil: string | null;
}

export class MessagesQuery {
  @ApiPropertyOptional({ ...SEQUENCE, description: 'Only messages before this one, for those further back' })
  @IsOptional()
  @Transform(toInteger)
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  before?: number;
}

export class MessagesResponse {
  @ApiProperty({ type: [MessageResponse], description: 'At most 50, the oldest of them first' })
  items: MessageResponse[];

  @ApiProperty({ description: 'Whether there are messages before the first one' })
  hasEarlier: boolean;
}

export class SendMessageRequest {
  @ApiProperty({ format: 'uuid', description: 'Made by the client; sent again, it is the same message' })
  @IsUUID()
  clientId: string;

  @Text({
    max: MESSAGE_LIMIT,
    min: 0,
    example: 'May I move our session?',
    description: 'Empty only with something attached',
  })
  text: string;

  @ApiPropertyOptional({
    ...{ type: [String], maxItems: MOST_ATTACHMENTS },
    description: 'storageUrls of uploads of one’s own with the purpose message',
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
