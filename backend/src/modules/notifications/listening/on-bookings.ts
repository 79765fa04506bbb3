import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { SessionNewsService } from '../session-news.service.js';

/** Notifies people who book a session, and the coach. */
@Injectable()
export class OnBookings {
  constructor(
    private readonly post: MailPostService,
    private readonly news: SessionNewsService,
    private readonly bell: BellService,
  ) {}

  /** Emails the link that confirms a time. */
  @On('call.requested', 'notifications.call-to-confirm')
  async callToConfirm({ bookingId, accountId }: EventMap['call.requested'], tx: Tx): Promise<void> {
    await this.post.addForCaller(tx, { kind: 'call-to-confirm', accountId, details: { bookingId } });
  }

  /** Tells the person who booked where to meet, and the coach about the booking. */
  @On('call.confirmed', 'notifications.call-confirmed')
  async callConfirmed(
    { bookingId, accountId, byCoach = false, isSecond = false }: EventMap['call.confirmed'],
    tx: Tx,
  ): Promise<void> {
    await this.post.addForCaller(tx, { kind: 'call-confirmed', accountId, details: { bookingId } });
    if (byCoach || isSecond) return;
    await this.post.addForCoach(tx, {
      kind: 'call-booked',
      thing: bookingId,
      details: { bookingId, accountId },
    });
    await this.news.ringCoach(tx, { kind: 'session-booked', bookingId, source: bookingId });
  }

  /** Tells the person who booked about a new time or place, and the coach unless the coach made the change. */
  @On('call.changed', 'notifications.call-changed')
  async callChanged(
    { bookingId, accountId, changeId, wasAt, byCoach }: EventMap['call.changed'],
    tx: Tx,
  ): Promise<void> {
    const details = { bookingId, wasAt };
    await this.post.addForCaller(tx, { kind: 'call-changed', thing: changeId, accountId, details });
    const news = { kind: 'session-changed', bookingId, source: changeId } as const;
    if (byCoach) return this.news.ring(tx, { ...news, accountId });
    if (wasAt !== null)
      await this.post.addForCoach(tx, {
        kind: 'call-moved',
        thing: changeId,
        details: { bookingId, accountId, wasAt },
      });
    await this.news.ringCoach(tx, news);
  }

  @On('call.near', 'notifications.call-reminder')
  async callReminder(
    { bookingId, accountId, reminderId, startsAt }: EventMap['call.near'],
    tx: Tx,
  ): Promise<void> {
    const details = { bookingId, startsAt };
    await this.post.addForCaller(tx, { kind: 'call-reminder', thing: reminderId, accountId, details });
    await this.news.ring(tx, { kind: 'session-near', bookingId, accountId, source: reminderId });
  }

  /**
   * Tells the person who booked about a cancellation, and the coach unless the coach canceled. For a minor without any consent left,
   * the guardians are notified, and no email goes to the minor's own address.
   */
  @On('call.cancelled', 'notifications.call-cancelled')
  async callCancelled(
    { bookingId, accountId, byCoach, isSecond = false, withoutConsentOf }: EventMap['call.cancelled'],
    tx: Tx,
  ): Promise<void> {
    await this.bell.gone(tx, 'session', [bookingId]);
    await this.post.addForCaller(tx, { kind: 'call-cancelled', accountId, details: { bookingId } });
    const news = { kind: 'session-cancelled', bookingId, source: bookingId } as const;
    if (byCoach) return this.news.ring(tx, { ...news, accountId });
    if (isSecond) return;
    const kind = withoutConsentOf ? 'call-without-consent' : 'call-withdrawn';
    await this.post.addForCoach(tx, { kind, thing: bookingId, details: { bookingId, accountId } });
    if (withoutConsentOf) await this.news.ringGuardians(tx, withoutConsentOf, bookingId);
    await this.news.ringCoach(tx, { ...news, kind: withoutConsentOf ? 'session-withdrawn' : news.kind });
  }

  /** Tells a person on the waitlist that a place is held for them. */
  @On('place.offered', 'notifications.place-offered')
  async placeOffered(
    { waitingId, accountId, sessionId, offeredUntil }: EventMap['place.offered'],
    tx: Tx,
  ): Promise<void> {
    const details = { sessionId, offeredUntil };
    await this.post.add(tx, { kind: 'place-offered', thing: waitingId, accountId, details });
    await this.bell.ring(tx, {
      kind: 'place-offered',
      accountId,
      thing: waitingId,
      source: `${waitingId}:${offeredUntil}`,
      path: '/my-coaching',
    });
  }

  /** Tells a person who paid too late that the time is gone and the money is being refunded. */
  @On('time.lost', 'notifications.time-lost')
  timeLost({ bookingId, accountId }: EventMap['time.lost'], tx: Tx): Promise<void> {
    return this.post.add(tx, { kind: 'time-lost', thing: bookingId, accountId });
  }
}
