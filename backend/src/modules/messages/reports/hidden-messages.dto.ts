import { Text } from '../../../platform/http/fields/index.js';
import { HIDDEN_REASON_LIMIT } from '../writing/message.entity.js';

export class HideMessageRequest {
  @Text({
    max: HIDDEN_REASON_LIMIT,
    example: 'It names somebody who is not here.',
    description: 'Shown to the author of the message',
  })
  reason: string;
}
