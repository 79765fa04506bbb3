import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { AccountsQueries, type people } from '../../accounts/index.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import { AuditService } from '../../audit/index.js';
import { ConversationsService } from '../conversations/conversations.service.js';
import { MessagesService } from '../writing/messages.service.js';
import type { MessageDeliveryResponse, MessageManyRequest } from './message-many.dto.js';

/** Sends the same message to several students, to each in the conversation with the coach. */
@Injectable()
export class MessageManyService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsQueries,
    private readonly audit: AuditService,
    private readonly conversations: ConversationsService,
    private readonly messages: MessagesService,
  ) {}

  /**
   * Sends a message to the students whom mailings may reach: not to minors or blocked members. Each message is written
   * separately, so a repeated call after a failure uses the same client ids and sends nothing twice. Returns the result
   * per student.
   */
  async send(
    me: SignedIn,
    { clientId, studentIds, text }: MessageManyRequest,
  ): Promise<MessageDeliveryResponse[]> {
    const wanted = [...new Set(studentIds)];
    const readers = await this.database.transaction((tx) => this.accounts.reachable(tx, wanted));
    const conversations = new Map<string, string>();
    for (const id of readers) {
      const conversationId = await this.conversations.openPair(me, id);
      await this.messages.send(me, conversationId, { clientId, text });
      conversations.set(id, conversationId);
    }
    if (readers.length > 0) {
      await this.database.transaction((tx) =>
        this.audit.record(tx, {
          by: me.accountId,
          action: 'student.messaged',
          count: readers.length,
          subject: { type: 'student' },
        }),
      );
    }
    const students = await this.database.query<Pick<RowOf<typeof people>, 'id' | 'name'>>(
      `select id, name from people where id = any($1) and role = 'member' order by name, id`,
      [wanted],
    );
    return students.map(({ id, name }) => ({
      studentId: id,
      name,
      conversationId: conversations.get(id) ?? null,
    }));
  }
}
