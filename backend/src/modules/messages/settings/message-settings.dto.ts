import { Choice, Flag, Id, ListOf, Text } from '../../../platform/http/fields/index.js';
import { RECEIVES_FROM, type ReceivesFrom } from '../correspondents/receives-from.js';

export class MessageSettingsBody {
  @Choice(
    RECEIVES_FROM,
    'ReceivesFrom',
    '`coach`: only from the coach and family. A person who doesn’t accept messages from members can’t message them.',
  )
  receivesFrom: ReceivesFrom;

  @Flag('Whether read receipts are on, for this person and the others') showsRead: boolean;
  @Flag('Whether the typing indicator is on, for this person and the others') showsTyping: boolean;
}

export class BlockedPersonResponse {
  @Id() id: string;
  @Text({ example: 'Ada Brook' }) name: string;
}

export class MessageSettingsResponse extends MessageSettingsBody {
  @ListOf(BlockedPersonResponse, 'People this person has blocked, by name') blocked: BlockedPersonResponse[];
}
