import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { AccountsQueries } from '../../accounts/index.js';
import { AuditService } from '../../audit/index.js';
import { ConversationsService } from '../conversations/conversations.service.js';
import { MessagesService } from '../writing/messages.service.js';
import type { MessageManyRequest, MessagesSentResponse } from './message-many.dto.js';

/** The coach writes the same to several students, to each in the conversation with her. */
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
   * To those whom letters to many may reach: no minors, and nobody who is blocked. Each message is written by itself, so that what breaks
   * off half-way is sent again with the same client id and reaches nobody twice.
   */
  async send(
    me: SignedIn,
    { clientId, studentIds, text }: MessageManyRequest,
  ): Promise<MessagesSentResponse> {
    const wanted = [...new Set(studentIds)];
    const readers = await this.database.transaction((tx) => this.accounts.reachable(tx, wanted));
    for (const id of readers) {
      const conversationId = await this.conversations.openPair(me, id);
      await this.messages.send(me, conversationId, { clientId, text });
    }
    if (readers.length > 0) {
      await this.database.transaction((tx) =>
        this.audit.record(tx, {
          ...{ by: me.accountId, action: 'student.messaged', count: readers.length },
          subject: { type: 'student' },
        }),
      );
    }
    return { sent: readers.length, leftOut: wanted.length - readers.length };
  }
}
