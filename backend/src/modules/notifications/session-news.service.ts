import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { CallDetailsQueries } from '../coaching/index.js';
import { BellService } from './bell.service.js';

interface SessionNews {
  kind: 'session-near' | 'session-changed' | 'session-cancelled';
  bookingId: string;
  /** Null: a visitor, who has mails only. */
  accountId: string | null;
  source: string;
}

/** Tells whoever has booked a session of it in the app. */
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
      ...{ kind, accountId, thing: bookingId, source, path: '/my-coaching' },
      facts: { title: call.title, startsAt: call.startsAt.toISOString() },
    });
  }
}
