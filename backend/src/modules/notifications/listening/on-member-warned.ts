import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { FAMILY } from '../settings-paths.js';

/** Tells a member that the coach has warned her, and the guardians of a minor. Her own mail would go to a guardian where she has no address. */
@Injectable()
@OnEvent('member.warned', 'notifications.member-warned')
export class OnMemberWarned implements EventListener<'member.warned'> {
  constructor(
    private readonly post: MailPostService,
    private readonly bell: BellService,
  ) {}

  async handle(warned: EventMap['member.warned'], tx: Tx): Promise<void> {
    const { accountId, warningId, guardianIds, hasAddress } = warned;
    await this.bell.ring(tx, {
      kind: 'warned',
      accountId,
      thing: warningId,
      source: warningId,
      path: '/community',
    });
    if (hasAddress) await this.post.add(tx, { kind: 'warned', thing: warningId, accountId });
    for (const guardianId of guardianIds) {
      const details = { wardId: accountId, warningId };
      await this.post.add(tx, { kind: 'ward-warned', thing: newId(), accountId: guardianId, details });
      await this.bell.ring(tx, {
        kind: 'ward-warned',
        accountId: guardianId,
        thing: accountId,
        source: warningId,
        by: accountId,
        path: FAMILY,
      });
    }
  }
}
