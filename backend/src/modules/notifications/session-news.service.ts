import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { type CallDetails, CallDetailsQueries } from '../coaching/index.js';
import { BellService } from './bell.service.js';
import { FAMILY } from './paths.js';
import type { NotificationFacts } from './kinds/notification-kinds.js';

interface SessionNews {
  kind: 'session-near' | 'session-changed' | 'session-cancelled';
  bookingId: string;
  /** Account of the person who booked; null: a visitor, who gets emails only. */
  accountId: string | null;
  source: string;
}

interface CoachNews {
  kind: 'session-booked' | 'session-changed' | 'session-cancelled' | 'session-withdrawn';
  bookingId: string;
  source: string;
}

/** Notifies people about sessions they booked, and the coach about changes by others, in the app. */
@Injectable()
export class SessionNewsService {
  constructor(
    private readonly bell: BellService,
    private readonly calls: CallDetailsQueries,
  ) {}

  async ring(tx: Tx, { kind, bookingId, accountId, source }: SessionNews): Promise<void> {
    if (accountId === null) return;
    const call = await this.calls.find(bookingId);
    if (!call) return;
    await this.bell.ring(tx, {
      kind,
      accountId,
      thing: bookingId,
      source,
      path: '/my-coaching',
      facts: factsOf(call),
    });
  }

  /** Notifies the guardians of a minor whose session was canceled because no consent is left. */
  async ringGuardians(tx: Tx, guardianIds: readonly string[], bookingId: string): Promise<void> {
    const call = await this.calls.find(bookingId);
    if (!call) return;
    await this.bell.ringMany(tx, guardianIds, {
      kind: 'session-withdrawn',
      thing: bookingId,
      source: bookingId,
      by: call.accountId,
      path: FAMILY,
      facts: factsOf(call),
    });
  }

  /** Leaves a visitor unnamed: the visitor's data is deleted before the notification is. */
  async ringCoach(tx: Tx, { kind, bookingId, source }: CoachNews): Promise<void> {
    const call = await this.calls.find(bookingId);
    if (!call) return;
    await this.bell.ringCoach(tx, {
      kind,
      thing: bookingId,
      source,
      by: call.accountId,
      path: '/creator/coaching',
      facts: factsOf(call),
    });
  }
}

const factsOf = ({ title, startsAt }: CallDetails): NotificationFacts => ({
  title,
  startsAt: startsAt.toISOString(),
});
