import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import type {
  BlockedPersonResponse,
  MessageSettingsBody,
  MessageSettingsResponse,
} from './message-settings.dto.js';
import { MessageSettings } from './message-settings.entity.js';

const DEFAULTS: MessageSettingsBody = { receivesFrom: 'members', showsRead: true, showsTyping: true };

/** Reads and changes a person's message settings. */
@Injectable()
export class MessageSettingsService {
  constructor(private readonly database: Database) {}

  async of({ accountId }: SignedIn): Promise<MessageSettingsResponse> {
    const [settings, blocked] = await Promise.all([
      this.database.one<MessageSettingsBody>(
        `select receives_from as "receivesFrom", shows_read as "showsRead", shows_typing as "showsTyping"
         from message_settings where account_id = $1`,
        [accountId],
      ),
      this.database.query<BlockedPersonResponse>(
        `select h.id, h.name from message_blocks b join people h on h.id = b.person_id
         where b.account_id = $1 order by lower(h.name), h.id`,
        [accountId],
      ),
    ]);
    return { ...(settings ?? DEFAULTS), blocked };
  }

  async save({ accountId }: SignedIn, settings: MessageSettingsBody): Promise<void> {
    const { receivesFrom, showsRead, showsTyping } = settings;
    await this.database.transaction((tx) =>
      tx.upsert(MessageSettings, { accountId, receivesFrom, showsRead, showsTyping }, ['accountId']),
    );
  }
}
