import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { FAMILY } from '../paths.js';

/** Notifies a member, and a minor's guardians, of the coach's moderation decisions. */
@Injectable()
export class OnMemberModeration {
  constructor(
    private readonly post: MailPostService,
    private readonly bell: BellService,
  ) {}

  /** Notifies a warned member and a minor's guardians, not twice by email where they share an address. */
  @On('member.warned', 'notifications.member-warned')
  async memberWarned(warned: EventMap['member.warned'], tx: Tx): Promise<void> {
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

  /** Notifies a muted member and a minor's guardians, not twice by email where they share an address. */
  @On('member.muted', 'notifications.member-muted')
  async memberMuted(muted: EventMap['member.muted'], tx: Tx): Promise<void> {
    const { accountId, guardianIds, hasAddress } = muted;
    const source = newId();
    await this.bell.ring(tx, { kind: 'muted', accountId, thing: accountId, source, path: '/community' });
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

  @On('member.unmuted', 'notifications.bell-member-unmuted')
  async memberUnmuted({ accountId }: EventMap['member.unmuted'], tx: Tx): Promise<void> {
    await this.bell.readThings(tx, accountId, ['muted'], [accountId]);
    await this.bell.ring(tx, { kind: 'unmuted', accountId, thing: accountId, path: '/community' });
  }
}
