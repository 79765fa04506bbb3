import { Choice, Flag, Id, ListOf, Text } from '../../../platform/http/fields/index.js';
import { RECEIVES_FROM, type ReceivesFrom } from '../correspondents/receives-from.js';

/** A person's message settings. */
export class MessageSettingsBody {
  @Choice(
    RECEIVES_FROM,
    'ReceivesFrom',
    '`coach`: from the coach and the family alone. Whoever takes no messages of members writes none to them.',
  )
  receivesFrom: ReceivesFrom;

  @Flag('Whether others see what was read, and this person sees it of them') showsRead: boolean;

  @Flag('Whether others see that this person is writing, and this person sees it of them')
  showsTyping: boolean;
}

export class BlockedPersonResponse {
  @Id() id: string;
  @Text({ example: 'Ada Brook' }) name: string;
}

export class MessageSettingsResponse extends MessageSettingsBody {
  @ListOf(BlockedPersonResponse, 'Whom this person has blocked, by name') blocked: BlockedPersonResponse[];
}
