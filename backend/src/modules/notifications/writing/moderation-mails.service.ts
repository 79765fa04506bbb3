import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { AccountsQueries, MemberModerationQueries } from '../../accounts/index.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { FAMILY } from '../kinds/paths.js';
import { muted, wardMuted, wardWarned, warned } from '../templates/moderation.js';
import { Writes } from './writes.decorator.js';
import type { MailToWrite } from './written.js';

const COMMUNITY = '/community';

/**
 * Notifies members, and minors' guardians, of the coach's moderation decisions; sends no email about a decision that
 * has ended.
 */
@Injectable()
export class ModerationMailsService {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly moderation: MemberModerationQueries,
    private readonly post: MailPostService,
    private readonly bell: BellService,
  ) {}

  /** Notifies a warned member and a minor's guardians, not twice by email where they share an address. */
  @On('member.warned', 'notifications.member-warned')
  async memberWarned(event: EventMap['member.warned'], tx: Tx): Promise<void> {
    const { accountId, warningId, guardianIds, hasAddress } = event;
    const news = { kind: 'warned', accountId, thing: warningId } as const;
    await this.bell.ring(tx, { ...news, source: warningId, path: COMMUNITY });
    if (hasAddress) await this.post.add(tx, news);
    for (const guardianId of guardianIds) {
      const details = { wardId: accountId, warningId };
      await this.post.add(tx, { kind: 'ward_warned', thing: newId(), accountId: guardianId, details });
      await this.ringGuardian(tx, 'ward_warned', { guardianId, wardId: accountId, source: warningId });
    }
  }

  /** Notifies a muted member and a minor's guardians, not twice by email where they share an address. */
  @On('member.muted', 'notifications.member-muted')
  async memberMuted(event: EventMap['member.muted'], tx: Tx): Promise<void> {
    const { accountId, guardianIds, hasAddress } = event;
    const source = newId();
    await this.bell.ring(tx, { kind: 'muted', accountId, thing: accountId, source, path: COMMUNITY });
    if (hasAddress) await this.post.add(tx, { kind: 'muted', thing: source, accountId });
    for (const guardianId of guardianIds) {
      const details = { wardId: accountId };
      await this.post.add(tx, { kind: 'ward_muted', thing: newId(), accountId: guardianId, details });
      await this.ringGuardian(tx, 'ward_muted', { guardianId, wardId: accountId, source });
    }
  }

  private ringGuardian(
    tx: Tx,
    kind: 'ward_warned' | 'ward_muted',
    { guardianId, wardId, source }: { guardianId: string; wardId: string; source: string },
  ): Promise<void> {
    return this.bell.ring(tx, {
      kind,
      accountId: guardianId,
      thing: wardId,
      source,
      by: wardId,
      path: FAMILY,
    });
  }

  @On('member.unmuted', 'notifications.bell-member-unmuted')
  async memberUnmuted({ accountId }: EventMap['member.unmuted'], tx: Tx): Promise<void> {
    await this.bell.readThings(tx, accountId, ['muted'], [accountId]);
    await this.bell.ring(tx, { kind: 'unmuted', accountId, thing: accountId, path: COMMUNITY });
  }

  @Writes(warned)
  async warned({ thing: warningId }: MailToWrite<'warned'>) {
    const warning = await this.moderation.warningText(warningId);
    return warning === undefined ? undefined : { url: COMMUNITY, warning };
  }

  @Writes(muted)
  async muted({ accountId }: MailToWrite<'muted'>) {
    const mute = await this.moderation.mute(accountId);
    return mute ? { url: COMMUNITY, ...mute } : undefined;
  }

  @Writes(wardWarned)
  async wardWarned({ details: { wardId, warningId } }: MailToWrite<'ward_warned'>) {
    const daughter = (await this.accounts.names([wardId])).get(wardId);
    const warning = await this.moderation.warningText(warningId);
    if (daughter === undefined || warning === undefined) return undefined;
    return { url: FAMILY, daughter, warning };
  }

  @Writes(wardMuted)
  async wardMuted({ details: { wardId } }: MailToWrite<'ward_muted'>) {
    const daughter = (await this.accounts.names([wardId])).get(wardId);
    const mute = await this.moderation.mute(wardId);
    if (daughter === undefined || mute === null) return undefined;
    return { url: FAMILY, daughter, ...mute };
  }
}
