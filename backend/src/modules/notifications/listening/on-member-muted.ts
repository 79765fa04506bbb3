import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { FAMILY } from '../settings-paths.js';

/** Tells a member that the coach has muted her, and the guardians of a minor. Her own mail would go to a guardian where she has no address. */
@Injectable()
@OnEvent('member.muted', 'notifications.member-muted')
export class OnMemberMuted implements EventListener<'member.muted'> {
  constructor(
    private readonly post: MailPostService,
    private readonly bell: BellService,
  ) {}

  async handle(muted: EventMap['member.muted'], tx: Tx): Promise<void> {
    const { accountId, guardianIds, hasAddress } = muted;
    const source = newId();
    await this.bell.ring(tx, {
      kind: 'muted',
      accountId,
      thing: accountId,
      source,
      path: '/community',
    });
    if (hasAddress) await this.post.add(tx, { kind: 'muted', thing: source, accountId });
    for (const guardianId of guardianIds) {
      const details = { wardId: accountId };
      await this.post.add(tx, { kind: 'ward-muted', thing: newId(), accountId: guardianId, details });
      await this.bell.ring(tx, {
        kind: 'ward-muted',
        accountId: guardianId,
        thing: accountId,
        source,
        by: accountId,
        path: FAMILY,
      });
    }
  }
}
