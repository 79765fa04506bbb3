import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { notFound, unprocessable } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { CorrespondenceService } from '../correspondents/correspondence.service.js';
import type {
  BlockedPersonResponse,
  MessageSettingsBody,
  MessageSettingsResponse,
} from './message-settings.dto.js';
import { MessageSettings } from './message-settings.entity.js';

const DEFAULTS: MessageSettingsBody = { receivesFrom: 'members', showsRead: true, showsTyping: true };

/** Reads and changes a person's message settings and blocks. */
@Injectable()
export class MessageSettingsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly correspondence: CorrespondenceService,
  ) {}

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

  /** Blocks a member; a second call changes nothing. The coach cannot be blocked. */
  async block(me: SignedIn, personId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const pair = await this.correspondence.pair(tx, me.accountId, personId);
      if (!pair) throw notFound('Person');
      if (pair.other.role !== 'member')
        throw unprocessable('not_possible', 'Only members can block members.');
      await tx.query(
        `insert into message_blocks (account_id, person_id, created_at) values ($1, $2, $3) on conflict do nothing`,
        [me.accountId, personId, this.clock.now()],
      );
    });
  }

  async unblock({ accountId }: SignedIn, personId: string): Promise<void> {
    await this.database.query('delete from message_blocks where account_id = $1 and person_id = $2', [
      accountId,
      personId,
    ]);
  }
}
