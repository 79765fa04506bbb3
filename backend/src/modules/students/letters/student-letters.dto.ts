import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsUUID } from 'class-validator';
import { Text } from '../../../platform/http/text.js';

/** Max students per mail. */
const READERS_AT_ONCE = 200;

export class WriteLetterRequest {
  @Text({ max: 150, example: 'How was your first week?' })
  subject: string;

  @Text({ max: 5000, example: 'Dear Rosa,\n\nhow did the evening questions go?', description: 'Plain text' })
  text: string;
}

export class WriteLettersRequest extends WriteLetterRequest {
  @ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: READERS_AT_ONCE })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(READERS_AT_ONCE)
  @IsUUID('all', { each: true })
  studentIds: string[];
}

export class LettersSentResponse {
  @ApiProperty({ type: 'integer', example: 12, description: 'Number of emails being sent' })
  sent: number;

  @ApiProperty({
    type: 'integer',
    example: 1,
    description: 'Students who are blocked, deleted, or haven’t confirmed their address',
  })
  leftOut: number;
}

export class LetterPreviewResponse {
  @ApiProperty({ example: 'How was your first week?' })
  subject: string;

  @ApiProperty({ description: 'The email as HTML, for a frame without scripts' })
  html: string;
}
