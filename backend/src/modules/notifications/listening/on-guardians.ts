import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BellService, type News } from '../bell.service.js';
import type { MailDetails } from '../kinds/mail-details.js';
import { MailPostService } from '../mail-post.service.js';
import { FAMILY } from '../paths.js';

/** Notifies guardians of changes to guardianship, and of notes about them. */
@Injectable()
export class OnGuardians {
  constructor(
    private readonly post: MailPostService,
    private readonly bell: BellService,
  ) {}

  /** Writes to the mother of a person too young to register. The email belongs to the coach; she may have no account. */
  @On('guardian.wanted', 'notifications.guardian-wanted')
  guardianWanted({ guardianMailId }: EventMap['guardian.wanted'], tx: Tx): Promise<void> {
    return this.post.addForStranger(tx, { kind: 'guardian-wanted', thing: guardianMailId });
  }

  /** Writes to the second guardian. The email belongs to the first, because the second may have no account. */
  @On('guardian.invited', 'notifications.guardian-invited')
  guardianInvited({ invitationId, guardianId, wardId }: EventMap['guardian.invited'], tx: Tx): Promise<void> {
    return this.post.add(tx, {
      kind: 'guardian-invited',
      thing: invitationId,
      accountId: guardianId,
      details: { wardId },
    });
  }

  /** Asks the first guardian to confirm the second, and tells the second guardian to wait for that. */
  @On('guardian.accepted', 'notifications.guardian-accepted')
  async guardianAccepted(
    { wardId, guardianId, others }: EventMap['guardian.accepted'],
    tx: Tx,
  ): Promise<void> {
    for (const accountId of others) {
      await this.ring(tx, { kind: 'guardian-accepted', accountId, thing: wardId, by: guardianId });
      await this.mail(tx, accountId, { wardId, guardianId, next: 'confirm' });
    }
    await this.ring(tx, { kind: 'guardian-waits', accountId: guardianId, thing: wardId });
    await this.mail(tx, guardianId, { wardId, guardianId, next: 'wait' });
  }

  private ring(tx: Tx, news: Omit<News, 'path'>): Promise<void> {
    return this.bell.ring(tx, { ...news, path: FAMILY });
  }

  private mail(tx: Tx, accountId: string, details: MailDetails['guardian-accepted']): Promise<void> {
    return this.post.add(tx, { kind: 'guardian-accepted', thing: newId(), accountId, details });
  }

  /** Tells a confirmed second guardian that proof of being an adult is still missing. */
  @On('guardian.confirmed', 'notifications.guardian-confirmed')
  async guardianConfirmed({ wardId, guardianId }: EventMap['guardian.confirmed'], tx: Tx): Promise<void> {
    await this.ring(tx, { kind: 'guardian-waits', accountId: guardianId, thing: wardId });
    await this.mail(tx, guardianId, { wardId, guardianId, next: 'prove' });
  }

  /** Tells both guardians that the second guardian is active now. */
  @On('guardian.joined', 'notifications.guardian-joined')
  async guardianJoined({ wardId, guardianId, others }: EventMap['guardian.joined'], tx: Tx): Promise<void> {
    await this.bell.gone(tx, 'second-guardian', [wardId]);
    const news = { kind: 'guardian-joined', thing: wardId } as const;
    for (const other of others) {
      await this.ring(tx, { ...news, accountId: other, by: guardianId });
      await this.ring(tx, { ...news, accountId: guardianId, by: other });
    }
    const details = { wardId, guardianId };
    for (const accountId of [...others, guardianId])
      await this.post.add(tx, { kind: 'guardian-joined', thing: newId(), accountId, details });
  }

  @On('guardian.removed', 'notifications.guardian-removed')
  async guardianRemoved({ wardId, guardianId, others }: EventMap['guardian.removed'], tx: Tx): Promise<void> {
    await this.bell.gone(tx, 'second-guardian', [wardId]);
    for (const accountId of others)
      await this.ring(tx, { kind: 'guardian-removed', accountId, thing: wardId, by: guardianId });
    await this.ring(tx, { kind: 'guardian-ended', accountId: guardianId, thing: wardId });
    const details = { wardId, guardianId };
    for (const accountId of [...others, guardianId])
      await this.post.add(tx, { kind: 'guardian-removed', thing: newId(), accountId, details });
  }

  /** Tells a guardian that the other one has deleted their account; the name is gone by then. */
  @On('guardian.left', 'notifications.guardian-left')
  async guardianLeft({ wardId, others }: EventMap['guardian.left'], tx: Tx): Promise<void> {
    for (const accountId of others) await this.ring(tx, { kind: 'guardian-left', accountId, thing: wardId });
  }

  /** Tells a guardian what the coach has noted about a call with them, in case there was none. */
  @On('guardian.spoken-with', 'notifications.guardian-spoken-with')
  guardianSpokenWith({ wardId, guardianId }: EventMap['guardian.spoken-with'], tx: Tx): Promise<void> {
    return this.post.add(tx, {
      kind: 'coach-noted-call',
      thing: newId(),
      accountId: guardianId,
      details: { wardId },
    });
  }
}
