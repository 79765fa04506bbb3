import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '../../../kernel/languages.js';
import { SiteUrl } from '../../../platform/config/config.module.js';
import {
  AccountsQueries,
  firstNameAndInitial,
  GuardianInvitationsService,
  GuardianMailsService,
  SightService,
} from '../../accounts/index.js';
import { FAMILY, SETTINGS } from '../paths.js';
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
import type { Message } from '../templates/template.js';
import { MailWords } from '../templates/mail-words.js';
import { Writes } from './writes.decorator.js';
import { type MailToWrite, type Reader, to, type Written } from './written.js';

/** Writes emails to guardians and minors, and none about an account that is gone. */
@Injectable()
export class FamilyMailsService {
  constructor(
    private readonly url: SiteUrl,
    private readonly accounts: AccountsQueries,
    private readonly guardianMails: GuardianMailsService,
    private readonly invitations: GuardianInvitationsService,
    private readonly sight: SightService,
  ) {}

  /** For the address that a minor without an account has left. */
  @Writes('guardian-wanted')
  async guardianWanted({ thing: id }: MailToWrite<'guardian-wanted'>): Promise<Written | undefined> {
    const guardian = await this.guardianMails.recipient(id);
    if (!guardian) return undefined;
    const words = new MailWords(guardian.language ?? DEFAULT_LANGUAGE);
    return to({ email: guardian.email, words }, guardianWanted.write(words, { url: this.url.of(FAMILY) }));
  }

  /** For the person whom the reader has invited as second guardian. */
  @Writes('guardian-invited')
  async guardianInvited(
    { thing: id }: MailToWrite<'guardian-invited'>,
    { name: inviter, words }: Reader,
  ): Promise<Written | undefined> {
    const link = await this.invitations.issueLink(id);
    if (!link) return undefined;
    const { daughter } = await this.invitations.read(link.token);
    const facts = { url: this.url.of(`/guardian/${link.token}`), inviter, daughter };
    return to({ email: link.email, words }, guardianInvited.write(words, facts));
  }

  @Writes('came-of-age')
  async cameOfAge(_: MailToWrite<'came-of-age'>, reader: Reader): Promise<Written> {
    return to(reader, cameOfAge.write(reader.words, { name: reader.name, url: this.url.of(SETTINGS) }));
  }

  @Writes('ward-came-of-age')
  wardCameOfAge({ details }: MailToWrite<'ward-came-of-age'>, reader: Reader): Promise<Written | undefined> {
    return this.ofDaughter(reader, details, (facts) =>
      wardCameOfAge.write(reader.words, { ...facts, url: this.url.of(SETTINGS) }),
    );
  }

  @Writes('purchase-asked')
  purchaseAsked({ details }: MailToWrite<'purchase-asked'>, reader: Reader): Promise<Written | undefined> {
    return this.ofDaughter(reader, details, (facts) =>
      purchaseAsked.write(reader.words, { ...facts, titles: details.titles }),
    );
  }

  @Writes('coach-noted-call')
  coachNotedCall({ details }: MailToWrite<'coach-noted-call'>, reader: Reader): Promise<Written | undefined> {
    return this.ofDaughter(reader, details, (facts) => coachNotedCall.write(reader.words, facts));
  }

  /** For the other guardian, once one of two has withdrawn everything (docs/product.md 8). */
  @Writes('ward-closed')
  async wardClosed(
    { details: { wardId, actorId } }: MailToWrite<'ward-closed'>,
    reader: Reader,
  ): Promise<Written | undefined> {
    const names = await this.accounts.names([wardId, actorId]);
    const daughter = names.get(wardId);
    const guardian = names.get(actorId);
    if (daughter === undefined || guardian === undefined) return undefined;
    const facts = {
      name: reader.name,
      url: this.url.of(FAMILY),
      guardian,
      daughter: firstNameAndInitial(daughter),
    };
    return to(reader, wardClosed.write(reader.words, facts));
  }

  /** Undefined once the request was answered or withdrawn. */
  @Writes('approval-asked')
  async approvalAsked(
    { details }: MailToWrite<'approval-asked'>,
    reader: Reader,
  ): Promise<Written | undefined> {
    const { act } = details;
    const waiting = await this.sight.waiting(act, details.wardId);
    if (waiting?.id !== details.requestId) return undefined;
    return this.ofDaughter(reader, details, (facts) => approvalAsked.write(reader.words, { ...facts, act }));
  }

  @Writes('ward-acted')
  wardActed({ details }: MailToWrite<'ward-acted'>, reader: Reader): Promise<Written | undefined> {
    const { act } = details;
    return this.ofDaughter(reader, details, (facts) => wardActed.write(reader.words, { ...facts, act }));
  }

  @Writes('ward-opened')
  wardOpened({ details }: MailToWrite<'ward-opened'>, reader: Reader): Promise<Written | undefined> {
    return this.ofDaughter(reader, details, (facts) => wardOpened.write(reader.words, facts));
  }

  @Writes('ward-password-set')
  async wardPasswordSet(_: MailToWrite<'ward-password-set'>, reader: Reader): Promise<Written> {
    const { name, words } = reader;
    return to(reader, wardPasswordSet.write(words, { name, url: this.url.of(SETTINGS) }));
  }

  @Writes('guardian-accepted')
  guardianAccepted(
    { details }: MailToWrite<'guardian-accepted'>,
    reader: Reader,
  ): Promise<Written | undefined> {
    const { next } = details;
    return this.ofGuardian(reader, details, (facts) =>
      guardianAccepted.write(reader.words, { ...facts, next }),
    );
  }

  @Writes('guardian-joined')
  guardianJoined({ details }: MailToWrite<'guardian-joined'>, reader: Reader): Promise<Written | undefined> {
    return this.ofGuardian(reader, details, (facts) => guardianJoined.write(reader.words, facts));
  }

  @Writes('guardian-removed')
  guardianRemoved(
    { details }: MailToWrite<'guardian-removed'>,
    reader: Reader,
  ): Promise<Written | undefined> {
    return this.ofGuardian(reader, details, (facts) => guardianRemoved.write(reader.words, facts));
  }

  /** First name only: a second guardian may not know the minor's full name yet, and a removed one does not need it. */
  private async ofGuardian(
    reader: Reader,
    { wardId, guardianId }: { wardId: string; guardianId: string },
    write: (facts: { name: string; url: string; guardian: string; daughter: string }) => Message,
  ): Promise<Written | undefined> {
    const names = await this.accounts.names([wardId, guardianId]);
    const daughter = names.get(wardId)?.split(' ')[0];
    const guardian = names.get(guardianId);
    if (daughter === undefined || guardian === undefined) return undefined;
    return to(reader, write({ name: reader.name, url: this.url.of(FAMILY), guardian, daughter }));
  }

  private async ofDaughter(
    reader: Reader,
    { wardId }: { wardId: string },
    write: (facts: { name: string; url: string; daughter: string }) => Message,
  ): Promise<Written | undefined> {
    const daughter = (await this.accounts.names([wardId])).get(wardId);
    if (daughter === undefined) return undefined;
    return to(reader, write({ name: reader.name, url: this.url.of(FAMILY), daughter }));
  }
}
