import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { BellService } from './bell.service.js';

/** Notifies a member of the conversation of a circle or pod, while they belong to it; the coach in the console. */
@Injectable()
export class CircleNewsService {
  constructor(private readonly bell: BellService) {}

  async ring(
    tx: Tx,
    kind: 'circle-waiting' | 'circle-mentioned',
    { messageId, conversationId, groupId, accountId, byId }: EventMap['circle.waiting'],
  ): Promise<void> {
    const place = await tx.one<{ title: string; isCoach: boolean }>(
      `select f.name as title, n.role = 'creator' as "isCoach" from group_facts f, account_names n
       where f.id = $1 and n.id = $2 and (n.role = 'creator'
         or exists (select from grouped_members g where g.group_id = $1 and g.account_id = $2))`,
      [groupId, accountId],
    );
    if (!place) return;
    await this.bell.ring(tx, {
      kind,
      accountId,
      thing: conversationId,
      source: messageId,
      by: byId,
      path: place.isCoach
        ? `/creator/messages/${conversationId}`
        : `/my-sanctum/community/messages?with=${conversationId}`,
      facts: { title: place.title },
    });
  }
}
