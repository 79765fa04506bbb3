import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsUUID } from 'class-validator';
import { Text } from '../../../platform/http/text.js';
import { MESSAGE_LIMIT } from '../writing/message.entity.js';

/** Max students per message to many. */
const READERS_AT_ONCE = 200;

export class MessageManyRequest {
  @ApiProperty({
    format: 'uuid',
    description: 'Created by the client; repeating the request doesn’t send the message twice',
  })
  @IsUUID()
  clientId: string;

  @ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: READERS_AT_ONCE })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(READERS_AT_ONCE)
  @IsUUID('all', { each: true })
  studentIds: string[];

  @Text({ max: MESSAGE_LIMIT, example: 'The spring circle begins on Thursday.' })
  text: string;
}

/** Delivery result of the message for one student. */
export class MessageDeliveryResponse {
  @ApiProperty({ format: 'uuid' })
  studentId: string;

  @ApiProperty({ example: 'Rosa Lind' })
  name: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description:
      'ID of the conversation; null: left out, because the student is a minor, is blocked, or hasn’t confirmed the address',
  })
  conversationId: string | null;
}
