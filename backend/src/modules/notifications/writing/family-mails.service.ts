import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import { DEFAULT_LANGUAGE } from '../../../kernel/languages.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import {
  AccountsQueries,
  firstNameAndInitial,
  GuardianInvitationsService,
  GuardianMailsService,
  SightService,
} from '../../accounts/index.js';
import { BellService, type News } from '../bell.service.js';
import type { NotificationKind } from '../kinds/notification-kinds.js';
import { MailPostService } from '../mail-post.service.js';
import { DATA_SETTINGS, FAMILY, SETTINGS, SIGN_IN_SETTINGS } from '../kinds/paths.js';
import {
  approvalAsked,
  cameOfAge,
  coachNotedCall,
  guardianAccepted,
  guardianInvited,
  guardianJoined,
  guardianRemoved,
  guardianWanted,
  purchaseAsked,
  wardActed,
  wardCameOfAge,
  wardClosed,
  wardOpened,
  wardPasswordSet,
} from '../templates/families.js';
import { MailWords } from '../templates/mail-words.js';
import { joined } from '../titles/titles.js';
import { TitlesQueries } from '../titles/titles.queries.js';
import type { MailDetails } from '../templates/registry.js';
import { Writes } from './writes.decorator.js';
import type { MailToWrite, Reader } from './written.js';

type Change = EventMap['ward.consents-changed'];

/** Emails that name a minor, with their other details unchanged. */
type OfDaughter = 'ward_opened' | 'coach_noted_call' | 'ward_acted';

/** Notifies guardians and minors about their accounts. Writes no email about an erased account. */
@Injectable()
export class FamilyMailsService {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly guardianMails: GuardianMailsService,
    private readonly invitations: GuardianInvitationsService,
    private readonly sight: SightService,
    private readonly post: MailPostService,
    private readonly bell: BellService,
    private readonly titles: TitlesQueries,
  ) {}

  /** Writes to the mother of a person too young to register. The email belongs to the coach; she may have no account. */
  @On('guardian.wanted', 'notifications.guardian-wanted')
  accountWanted({ guardianMailId }: EventMap['guardian.wanted'], tx: Tx): Promise<void> {
    return this.post.addForStranger(tx, { kind: 'guardian_wanted', thing: guardianMailId });
  }

  /** Writes to the address that a minor without an account has left. */
  @Writes(guardianWanted)
  async guardianWanted({ thing: id }: MailToWrite<'guardian_wanted'>) {
    const guardian = await this.guardianMails.recipient(id);
    if (!guardian) return undefined;
    const words = new MailWords(guardian.language ?? DEFAULT_LANGUAGE);
    return { url: FAMILY, envelope: { to: guardian.email, words } };
  }

  /** Writes to the second guardian. The email belongs to the first, because the second may have no account. */
  @On('guardian.invited', 'notifications.guardian-invited')
  invited({ invitationId, guardianId, wardId }: EventMap['guardian.invited'], tx: Tx): Promise<void> {
    const about = { thing: invitationId, accountId: guardianId };
    return this.post.add(tx, { kind: 'guardian_invited', ...about, details: { wardId } });
  }

  @Writes(guardianInvited)
  async guardianInvited({ thing: id }: MailToWrite<'guardian_invited'>, { name: inviter }: Reader) {
    const link = await this.invitations.issueLink(id);
    if (!link) return undefined;
    const { daughter } = await this.invitations.read(link.token);
    return { url: `/guardian/${link.token}`, inviter, daughter, envelope: { to: link.email } };
  }

  /** Asks the first guardian to confirm the second, and tells the second guardian to wait for that. */
  @On('guardian.accepted', 'notifications.guardian-accepted')
  async accepted({ wardId, guardianId, others }: EventMap['guardian.accepted'], tx: Tx): Promise<void> {
    for (const accountId of others) {
      await this.ring(tx, { kind: 'guardian_accepted', accountId, thing: wardId, by: guardianId });
      await this.sendNext(tx, accountId, { wardId, guardianId, next: 'confirm' });
    }
    await this.ring(tx, { kind: 'guardian_waits', accountId: guardianId, thing: wardId });
    await this.sendNext(tx, guardianId, { wardId, guardianId, next: 'wait' });
  }

  /** Tells a confirmed second guardian that proof of being an adult is still missing. */
  @On('guardian.confirmed', 'notifications.guardian-confirmed')
  async confirmed({ wardId, guardianId }: EventMap['guardian.confirmed'], tx: Tx): Promise<void> {
    await this.ring(tx, { kind: 'guardian_waits', accountId: guardianId, thing: wardId });
    await this.sendNext(tx, guardianId, { wardId, guardianId, next: 'prove' });
  }

  private ring(tx: Tx, news: Omit<News, 'path'>): Promise<void> {
    return this.bell.ring(tx, { ...news, path: FAMILY });
  }

  private sendNext(tx: Tx, accountId: string, details: MailDetails['guardian_accepted']): Promise<void> {
    return this.post.add(tx, { kind: 'guardian_accepted', thing: newId(), accountId, details });
  }

  @Writes(guardianAccepted)
  async guardianAccepted({ details }: MailToWrite<'guardian_accepted'>) {
    const both = await this.namesOf(details);
    return both && { ...both, next: details.next };
  }

  /** Tells both guardians that the second guardian is active now. */
  @On('guardian.joined', 'notifications.guardian-joined')
  async joined({ wardId, guardianId, others }: EventMap['guardian.joined'], tx: Tx): Promise<void> {
    await this.bell.gone(tx, 'second-guardian', [wardId]);
    const news = { kind: 'guardian_joined', thing: wardId } as const;
    for (const other of others) {
      await this.ring(tx, { ...news, accountId: other, by: guardianId });
      await this.ring(tx, { ...news, accountId: guardianId, by: other });
    }
    await this.sendBoth(tx, 'guardian_joined', [...others, guardianId], { wardId, guardianId });
  }

  @On('guardian.removed', 'notifications.guardian-removed')
  async removed({ wardId, guardianId, others }: EventMap['guardian.removed'], tx: Tx): Promise<void> {
    await this.bell.gone(tx, 'second-guardian', [wardId]);
    for (const accountId of others)
      await this.ring(tx, { kind: 'guardian_removed', accountId, thing: wardId, by: guardianId });
    await this.ring(tx, { kind: 'guardian_ended', accountId: guardianId, thing: wardId });
    await this.sendBoth(tx, 'guardian_removed', [...others, guardianId], { wardId, guardianId });
  }

  private async sendBoth(
    tx: Tx,
    kind: 'guardian_joined' | 'guardian_removed',
    guardianIds: readonly string[],
    details: MailDetails['guardian_joined'],
  ): Promise<void> {
    for (const accountId of guardianIds)
      await this.post.add(tx, { kind, thing: newId(), accountId, details });
  }

  @Writes(guardianJoined)
  @Writes(guardianRemoved)
  guardians({ details }: MailToWrite<'guardian_joined' | 'guardian_removed'>) {
    return this.namesOf(details);
  }

  /** Tells a guardian that the other one has deleted their account, so the email has no name. */
  @On('guardian.left', 'notifications.guardian-left')
  async left({ wardId, others }: EventMap['guardian.left'], tx: Tx): Promise<void> {
    for (const accountId of others) await this.ring(tx, { kind: 'guardian_left', accountId, thing: wardId });
  }

  /** Tells a guardian what the coach has noted about a call with them, in case there was none. */
  @On('guardian.spoken-with', 'notifications.guardian-spoken-with')
  spokenWith({ wardId, guardianId }: EventMap['guardian.spoken-with'], tx: Tx): Promise<void> {
    const about = { thing: newId(), accountId: guardianId };
    return this.post.add(tx, { kind: 'coach_noted_call', ...about, details: { wardId } });
  }

  /** Tells a guardian that the minor can sign in now. */
  @On('ward.opened', 'notifications.ward-opened')
  async opened({ wardId, guardianId: accountId }: EventMap['ward.opened'], tx: Tx): Promise<void> {
    const news = { kind: 'ward_opened', accountId } as const;
    await this.ring(tx, { ...news, thing: wardId, by: wardId });
    await this.post.add(tx, { ...news, thing: newId(), details: { wardId } });
  }

  @Writes(wardOpened)
  @Writes(coachNotedCall)
  @Writes(wardActed)
  async ofDaughter<Kind extends OfDaughter>({ details }: MailToWrite<Kind>) {
    const daughter = await this.nameOf(details);
    return daughter === undefined ? undefined : { ...details, url: FAMILY, daughter };
  }

  /**
   * Tells a minor that a guardian has set the password or received its link, because a person who knows it can read the
   * minor's messages.
   */
  @On('ward.password-set', 'notifications.ward-password-set')
  async passwordSet(event: EventMap['ward.password-set'], tx: Tx): Promise<void> {
    const { wardId: accountId, guardianId, hasAddress } = event;
    const news = { kind: 'ward_password_set', accountId, thing: newId() } as const;
    await this.bell.ring(tx, { ...news, by: guardianId, path: SIGN_IN_SETTINGS });
    // without an address of the minor's own, the email would go to a guardian
    if (hasAddress) await this.post.add(tx, news);
  }

  @Writes(wardPasswordSet)
  @Writes(cameOfAge)
  async ownAccount() {
    return { url: SETTINGS };
  }

  /** Tells each guardian right away about a minor's action on their own account. */
  @On('ward.acted', 'notifications.ward-acted')
  async acted({ wardId, act, guardianIds }: EventMap['ward.acted'], tx: Tx): Promise<void> {
    for (const accountId of guardianIds) {
      const news = { kind: 'ward_acted', accountId } as const;
      const source = newId();
      await this.ring(tx, { ...news, thing: `${wardId}:${act}`, source, by: wardId, facts: { act } });
      await this.post.add(tx, { ...news, thing: newId(), details: { wardId, act } });
    }
  }

  /** Tells the other guardian about consents that were given or withdrawn; if all were withdrawn, also by email. */
  @On('ward.consents-changed', 'notifications.ward-consents-changed')
  async consentsChanged(change: Change, tx: Tx): Promise<void> {
    const { wardId, actorId, others } = change;
    const details = { wardId, actorId };
    for (const accountId of others) {
      for (const kind of kindsOf(change))
        await this.ring(tx, { kind, accountId, thing: wardId, by: actorId });
      if (hasEnded(change))
        await this.post.add(tx, { kind: 'ward_closed', thing: newId(), accountId, details });
    }
  }

  /** Writes to the other guardian, once one of two has withdrawn everything (product rule 10.18). */
  @Writes(wardClosed)
  async wardClosed({ details: { wardId, actorId } }: MailToWrite<'ward_closed'>) {
    const names = await this.accounts.names([wardId, actorId]);
    const daughter = names.get(wardId);
    const guardian = names.get(actorId);
    if (daughter === undefined || guardian === undefined) return undefined;
    return { url: FAMILY, guardian, daughter: firstNameAndInitial(daughter) };
  }

  /** Asks each guardian to approve or decline a request; one answer is enough. */
  @On('approval.asked', 'notifications.approval-asked')
  async asked({ guardianIds, ...details }: EventMap['approval.asked'], tx: Tx): Promise<void> {
    const { requestId, wardId, act } = details;
    for (const accountId of guardianIds) {
      const news = { kind: 'approval_asked', accountId } as const;
      await this.ring(tx, { ...news, thing: requestId, source: requestId, by: wardId, facts: { act } });
      await this.post.add(tx, { ...news, thing: newId(), details: { wardId, requestId, act } });
    }
  }

  /** Writes the email; undefined once the request was answered or withdrawn. */
  @Writes(approvalAsked)
  async approvalAsked({ details }: MailToWrite<'approval_asked'>) {
    const { act, wardId, requestId } = details;
    const waiting = await this.sight.waiting(act, wardId);
    if (waiting?.id !== requestId) return undefined;
    const daughter = await this.nameOf(details);
    return daughter === undefined ? undefined : { url: FAMILY, daughter, act };
  }

  /** Tells a minor the guardian's answer. The request is settled, so the guardians' notifications are withdrawn. */
  @On('approval.ended', 'notifications.approval-ended')
  async approvalEnded(event: EventMap['approval.ended'], tx: Tx): Promise<void> {
    const { requestId, wardId, act, outcome, guardianId } = event;
    await this.bell.gone(tx, 'approval', [requestId]);
    if (outcome === 'withdrawn') return;
    await this.bell.ring(tx, {
      kind: 'approval_ended',
      accountId: wardId,
      thing: requestId,
      source: requestId,
      by: guardianId,
      path: act === 'email' ? SIGN_IN_SETTINGS : DATA_SETTINGS,
      facts: { act, outcome: outcome === 'approved' ? 'approved' : 'declined' },
    });
  }

  /** Tells each guardian which products the minor would like to have. */
  @On('purchase.asked', 'notifications.purchase-asked')
  async purchaseAsked({ guardianIds, ...details }: EventMap['purchase.asked'], tx: Tx): Promise<void> {
    const { wardId, titles, productIds = [] } = details;
    const named = { facts: { title: joined(titles) }, titleOf: { of: 'product', ids: productIds } } as const;
    for (const accountId of guardianIds) {
      const news = { kind: 'purchase_asked', accountId } as const;
      const source = newId();
      await this.post.add(tx, { ...news, thing: source, details });
      await this.ring(tx, { ...news, thing: wardId, source, by: wardId, ...named });
    }
  }

  @Writes(purchaseAsked)
  async wishes({ details }: MailToWrite<'purchase_asked'>, { words: { language } }: Reader) {
    const { titles, productIds = [] } = details;
    const daughter = await this.nameOf(details);
    if (daughter === undefined) return undefined;
    const translated = await this.titles.translated(language, { of: 'product', ids: productIds });
    const wishes = titles.map((title, place) => translated.get(productIds[place] ?? '') ?? title);
    return { url: FAMILY, daughter, titles: wishes };
  }

  /** Tells a minor the outcome of a purchase request. */
  @On('purchase.request-ended', 'notifications.bell-purchase-request-ended')
  async purchaseRequestEnded(ended: EventMap['purchase.request-ended'], tx: Tx): Promise<void> {
    const { requestId, wardId, productId, title, outcome, by } = ended;
    await this.bell.ring(tx, {
      kind: 'purchase_ended',
      accountId: wardId,
      thing: requestId,
      source: requestId,
      by,
      path: `/product/${productId}`,
      facts: { title, outcome },
      titleOf: { of: 'product', ids: [productId] },
    });
  }

  /** Tells a grown-up minor and the former guardians that the account is the member's own now. */
  @On('member.came-of-age', 'notifications.came-of-age')
  async cameOfAge({ accountId, guardianIds }: EventMap['member.came-of-age'], tx: Tx): Promise<void> {
    await this.post.add(tx, { kind: 'came_of_age', thing: accountId, accountId });
    const details = { wardId: accountId };
    for (const guardianId of guardianIds)
      await this.post.add(tx, { kind: 'ward_came_of_age', thing: newId(), accountId: guardianId, details });
  }

  @Writes(wardCameOfAge)
  async wardCameOfAge({ details }: MailToWrite<'ward_came_of_age'>) {
    const daughter = await this.nameOf(details);
    return daughter === undefined ? undefined : { url: SETTINGS, daughter };
  }

  private async nameOf({ wardId }: { wardId: string }): Promise<string | undefined> {
    return (await this.accounts.names([wardId])).get(wardId);
  }

  /** First name only: a second guardian may not know the full name yet, and a removed one does not need it. */
  private async namesOf({ wardId, guardianId }: { wardId: string; guardianId: string }) {
    const names = await this.accounts.names([wardId, guardianId]);
    const daughter = names.get(wardId)?.split(' ')[0];
    const guardian = names.get(guardianId);
    if (daughter === undefined || guardian === undefined) return undefined;
    return { url: FAMILY, guardian, daughter };
  }
}

const hasEnded = ({ withdrawn }: Change): boolean => withdrawn.includes('account');

function kindsOf(change: Change): NotificationKind[] {
  if (hasEnded(change)) return ['ward_closed'];
  return [
    ...(change.given.length > 0 ? (['ward_consent_given'] as const) : []),
    ...(change.withdrawn.length > 0 ? (['ward_consent_withdrawn'] as const) : []),
  ];
}
