import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { MailPostService } from '../mail-post.service.js';
import { NotificationPreferencesService } from '../preferences/notification-preferences.service.js';

/** Emails about an account: its creation, address, data and deletion. */
@Injectable()
export class OnAccounts {
  constructor(
    private readonly post: MailPostService,
    private readonly preferences: NotificationPreferencesService,
  ) {}

  /** Welcomes a new member, asks to confirm the address, and records the member's consent to marketing. */
  @On('member.joined', 'notifications.welcome')
  async welcome({ accountId, wantsNews }: EventMap['member.joined'], tx: Tx): Promise<void> {
    await this.post.add(tx, { kind: 'welcome', thing: accountId, accountId });
    if (wantsNews) await this.preferences.agreeToNews(tx, accountId);
  }

  /** Sends an invited person the link to choose a password. */
  @On('member.invited', 'notifications.invitation')
  invitation({ accountId, requestId }: EventMap['member.invited'], tx: Tx): Promise<void> {
    return this.post.add(tx, { kind: 'invitation', thing: requestId, accountId });
  }

  /** Sends the confirmation email again. */
  @On('email.verification-requested', 'notifications.verify-email')
  async verifyEmail(
    { accountId, requestId }: EventMap['email.verification-requested'],
    tx: Tx,
  ): Promise<void> {
    await this.post.add(tx, { kind: 'verify-email', thing: requestId, accountId });
  }

  /** Sends a link to the new address on every request, and a warning to the old one, once for each new address. */
  @On('email.change-requested', 'notifications.change-email')
  async changeEmail(event: EventMap['email.change-requested'], tx: Tx): Promise<void> {
    const { accountId, changeId, linkId } = event;
    await this.post.add(tx, { kind: 'change-email', thing: linkId, accountId });
    await this.post.add(tx, { kind: 'email-change-warning', thing: changeId, accountId });
  }

  /** Says that the member's data is ready, without a link to the file, since others may read the email. */
  @On('data-export.ready', 'notifications.export-ready')
  async exportReady(
    { accountId, exportId, expiresAt }: EventMap['data-export.ready'],
    tx: Tx,
  ): Promise<void> {
    await this.post.add(tx, { kind: 'export-ready', thing: exportId, accountId, details: { expiresAt } });
  }

  /** Says until when the member can cancel the deletion; also warns a member whose account somebody else wants to delete. */
  @On('account.deletion-scheduled', 'notifications.deletion-scheduled')
  async deletionScheduled(
    { accountId, deletionId, erasesAt }: EventMap['account.deletion-scheduled'],
    tx: Tx,
  ): Promise<void> {
    const kind = 'deletion-scheduled';
    await this.post.add(tx, { kind, thing: deletionId, accountId, details: { erasesAt } });
  }
}
