import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';

/** Tells her and whoever was her guardian that the account is hers now. */
@Injectable()
@OnEvent('member.came-of-age', 'notifications.came-of-age')
export class OnMemberCameOfAge implements EventListener<'member.came-of-age'> {
  constructor(private readonly post: MailPostService) {}

  async handle({ accountId, guardianIds }: EventMap['member.came-of-age'], tx: Tx): Promise<void> {
    await this.post.add(tx, { kind: 'came-of-age', thing: accountId, accountId });
    const details = { wardId: accountId };
    for (const guardianId of guardianIds)
      await this.post.add(tx, { kind: 'ward-came-of-age', thing: newId(), accountId: guardianId, details });
  }
}
