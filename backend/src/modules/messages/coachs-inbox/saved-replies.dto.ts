import { Id, Text, Whole } from '../../../platform/http/fields/index.js';
import { MESSAGE_LIMIT } from '../writing/message.entity.js';
import { SAVED_REPLY_TITLE_LIMIT } from './saved-reply.entity.js';

export class SavedReplyRequest {
  @Text({ max: SAVED_REPLY_TITLE_LIMIT, example: 'Moving a session' }) title: string;

  @Text({
    max: MESSAGE_LIMIT,
    example: 'Of course. You can move it yourself under My Coaching, until a day before.',
  })
  text: string;
}

export class SavedReplyResponse {
  @Id() id: string;
  @Text({ example: 'Moving a session' }) title: string;

  @Text({ example: 'Of course. You can move it yourself under My Coaching, until a day before.' })
  text: string;

  @Whole({ example: 1, description: 'Send as If-Match' }) version: number;
}
