import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BellService } from '../bell.service.js';
import type { NotificationKind } from '../kinds/notification-kinds.js';
import { MailPostService } from '../mail-post.service.js';
import { FAMILY, SETTINGS } from '../paths.js';

type Change = EventMap['ward.consents-changed'];

/** Max titles in the text; the page behind the link lists all. */
const TITLE_LIMIT = 200;

/** Notifies guardians and minors of events on a minor's account. */
@Injectable()
export class OnWards {
  constructor(
    private readonly bell: BellService,
    private readonly post: MailPostService,
  ) {}

  /** Tells a guardian that the minor can sign in now. */
  @On('ward.opened', 'notifications.ward-opened')
  async wardOpened({ wardId, guardianId: accountId }: EventMap['ward.opened'], tx: Tx): Promise<void> {
    const news = { kind: 'ward-opened', accountId } as const;
    await this.bell.ring(tx, { ...news, thing: wardId, by: wardId, path: FAMILY });
    await this.post.add(tx, { ...news, thing: newId(), details: { wardId } });
  }

  /** Sends a minor the link to choose a password. */
  @On('ward.password-link-wanted', 'notifications.ward-password-link')
  passwordLinkWanted({ wardId, requestId }: EventMap['ward.password-link-wanted'], tx: Tx): Promise<void> {
    return this.post.add(tx, { kind: 'ward-password-link', thing: requestId, accountId: wardId });
  }

  /** Tells a minor that a guardian has set the password or had its link: a person who knows it can read the minor's messages. */
  @On('ward.password-set', 'notifications.ward-password-set')
  async wardPasswordSet(
    { wardId: accountId, guardianId, hasAddress }: EventMap['ward.password-set'],
    tx: Tx,
  ): Promise<void> {
    const news = { kind: 'ward-password-set', accountId, thing: newId() } as const;
    await this.bell.ring(tx, { ...news, by: guardianId, path: SETTINGS });
    // without an address of the minor's own, the email would go to a guardian
    if (hasAddress) await this.post.add(tx, news);
  }

  /** Tells each guardian at once about a minor's act on their own account. */
  @On('ward.acted', 'notifications.ward-acted')
  async wardActed({ wardId, act, guardianIds }: EventMap['ward.acted'], tx: Tx): Promise<void> {
    for (const accountId of guardianIds) {
      await this.bell.ring(tx, {
        kind: 'ward-acted',
        accountId,
        thing: `${wardId}:${act}`,
        source: newId(),
        by: wardId,
        path: FAMILY,
        facts: { act },
      });
      await this.post.add(tx, { kind: 'ward-acted', thing: newId(), accountId, details: { wardId, act } });
    }
  }

  /** Tells the other guardian about consents that one guardian gave or withdrew; withdrawal of everything is emailed, too. */
  @On('ward.consents-changed', 'notifications.ward-consents-changed')
  async wardConsentsChanged(change: Change, tx: Tx): Promise<void> {
    const { wardId, actorId, others } = change;
    for (const accountId of others) {
      for (const kind of kindsOf(change))
        await this.bell.ring(tx, { kind, accountId, thing: wardId, by: actorId, path: FAMILY });
      if (hasEnded(change))
        await this.post.add(tx, {
          kind: 'ward-closed',
          thing: newId(),
          accountId,
          details: { wardId, actorId },
        });
    }
  }

  /** Asks each guardian to approve or decline a request; one answer is enough. */
  @On('approval.asked', 'notifications.approval-asked')
  async approvalAsked(
    { requestId, wardId, act, guardianIds }: EventMap['approval.asked'],
    tx: Tx,
  ): Promise<void> {
    for (const accountId of guardianIds) {
      await this.bell.ring(tx, {
        kind: 'approval-asked',
        accountId,
        thing: requestId,
        source: requestId,
        by: wardId,
        path: FAMILY,
        facts: { act },
      });
      await this.post.add(tx, {
        kind: 'approval-asked',
        thing: newId(),
        accountId,
        details: { wardId, requestId, act },
      });
    }
  }

  /** Tells a minor the guardian's answer. The request is settled, so the guardians' notifications go. */
  @On('approval.ended', 'notifications.approval-ended')
  async approvalEnded(
    { requestId, wardId, act, outcome, guardianId }: EventMap['approval.ended'],
    tx: Tx,
  ): Promise<void> {
    await this.bell.gone(tx, 'approval', [requestId]);
    if (outcome === 'withdrawn') return;
    await this.bell.ring(tx, {
      kind: 'approval-ended',
      accountId: wardId,
      thing: requestId,
      source: requestId,
      by: guardianId,
      path: SETTINGS,
      facts: { act, outcome: outcome === 'approved' ? 'approved' : 'declined' },
    });
  }

  /** Tells each guardian which products the minor would like to have. */
  @On('purchase.asked', 'notifications.purchase-asked')
  async purchaseAsked({ guardianIds, ...details }: EventMap['purchase.asked'], tx: Tx): Promise<void> {
    const { wardId, titles } = details;
    for (const accountId of guardianIds) {
      const asking = newId();
      await this.post.add(tx, { kind: 'purchase-asked', thing: asking, accountId, details });
      await this.bell.ring(tx, {
        kind: 'purchase-asked',
        accountId,
        thing: wardId,
        source: asking,
        by: wardId,
        path: FAMILY,
        facts: { title: titles.join(', ').slice(0, TITLE_LIMIT) },
      });
    }
  }

  /** Tells a minor the outcome of a purchase request. */
  @On('purchase.request-ended', 'notifications.bell-purchase-request-ended')
  async purchaseRequestEnded(ended: EventMap['purchase.request-ended'], tx: Tx): Promise<void> {
    const { requestId, wardId, productId, title, outcome, by } = ended;
    await this.bell.ring(tx, {
      kind: 'purchase-ended',
      accountId: wardId,
      thing: requestId,
      source: requestId,
      by,
      path: `/product/${productId}`,
      facts: { title, outcome },
    });
  }

  /** Tells a grown-up minor and the former guardians that the account is the member's own now. */
  @On('member.came-of-age', 'notifications.came-of-age')
  async cameOfAge({ accountId, guardianIds }: EventMap['member.came-of-age'], tx: Tx): Promise<void> {
    await this.post.add(tx, { kind: 'came-of-age', thing: accountId, accountId });
    const details = { wardId: accountId };
    for (const guardianId of guardianIds)
      await this.post.add(tx, { kind: 'ward-came-of-age', thing: newId(), accountId: guardianId, details });
  }
}

const hasEnded = ({ withdrawn }: Change): boolean => withdrawn.includes('account');

function kindsOf(change: Change): NotificationKind[] {
  if (hasEnded(change)) return ['ward-closed'];
  return [
    ...(change.given.length > 0 ? (['ward-consent-given'] as const) : []),
    ...(change.withdrawn.length > 0 ? (['ward-consent-withdrawn'] as const) : []),
  ];
}
