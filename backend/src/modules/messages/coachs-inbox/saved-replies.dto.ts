import { ApiProperty } from '@nestjs/swagger';
import { Text } from '../../../platform/http/text.js';
import { MESSAGE_LIMIT } from '../writing/message.entity.js';
import { SAVED_REPLY_TITLE_LIMIT } from './saved-reply.entity.js';

export class SavedReplyRequest {
  @Text({ max: SAVED_REPLY_TITLE_LIMIT, example: 'Moving a session' })
  title: string;

  @Text({
    max: MESSAGE_LIMIT,
    example: 'Of course. You can move it yourself under My Coaching, until a day before.',
  })
  text: string;
}

export class SavedReplyResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Moving a session' })
  title: string;

  @ApiProperty({ example: 'Of course. You can move it yourself under My Coaching, until a day before.' })
  text: string;
}
