import { Injectable } from '@nestjs/common';
import { forbidden, notFound } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/database/database.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import { isMinor, may, type people, STRANGERS } from '../../accounts/index.js';

type Correspondent = Pick<RowOf<typeof people>, 'id' | 'role' | 'band' | 'consented' | 'messagesAgreed'>;

/** Who may write with whom: a member with the coach, as far as age and kinship allow. */
@Injectable()
export class CorrespondenceService {
  /** Refuses with 404 where one of the two is missing or neither is the coach, with 403 where the policy forbids it. */
  async expectAllowed(tx: Tx, senderId: string, receiverId: string): Promise<void> {
    const found = await tx.query<Correspondent[]>(
      `select id, role, band, consented, messages_agreed as "messagesAgreed" from people where id = any($1::uuid[])`,
      [[senderId, receiverId]],
    );
    const sender = found.find(({ id }) => id === senderId);
    const receiver = found.find(({ id }) => id === receiverId);
    if (!sender || !receiver || sender.role === receiver.role) throw notFound('Person');
    const { consented, messagesAgreed } = isMinor(sender) ? sender : receiver;
    if (!may(sender, 'write-message', receiver, { ...STRANGERS, consented, messagesAgreed })) {
      throw forbidden('may_not_write', 'These two cannot write to each other here');
    }
  }
}
