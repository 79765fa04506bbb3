import { Id, Ids, Text } from '../../../platform/http/fields/index.js';
import { MESSAGE_LIMIT } from '../writing/message.entity.js';

/** Max students per message to many. */
const READERS_AT_ONCE = 200;

export class MessageManyRequest {
  @Id('Created by the client; repeating the request doesn’t send the message twice') clientId: string;
  @Ids({ min: 1, max: READERS_AT_ONCE }) studentIds: string[];
  @Text({ max: MESSAGE_LIMIT, example: 'The spring circle begins on Thursday.' }) text: string;
}

/** Delivery result of the message for one student. */
export class MessageDeliveryResponse {
  @Id() studentId: string;
  @Text({ example: 'Rosa Lind' }) name: string;

  @Id({
    nullable: true,
    description:
      'ID of the conversation; null: left out, because the student is a minor, is blocked, or hasn’t confirmed the address',
  })
  conversationId: string | null;
}
