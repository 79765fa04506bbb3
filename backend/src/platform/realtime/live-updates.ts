import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Observable } from 'rxjs';
import { ChannelListener } from '../database/channel-listener.js';
import { Database, type Tx } from '../database/database.js';

const CHANNEL = 'live_updates';

/** That something has changed, never what it says: whoever hears of it asks for it, and is asked who may read it. */
export interface LiveUpdate {
  /** What kind of thing, e.g. `conversation`. */
  topic: LiveTopic;
  id: string;
}

/** `typing`: in this conversation the other one is writing, for a few seconds from now on. */
export const LIVE_TOPICS = ['conversation', 'typing', 'notification'] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

interface Notice extends LiveUpdate {
  to: string[];
}

type Reader = { next: (update: LiveUpdate) => void; end: () => void };

/**
 * Tells people who have the apps open that something of theirs has changed, whichever server process they are connected to.
 * A notice may be lost with a connection, so a stream that begins, also after a break, means: ask for what is new.
 */
@Injectable()
export class LiveUpdates implements BeforeApplicationShutdown {
  private readonly readers = new Map<string, Set<Reader>>();
  private readonly channel: ChannelListener;

  constructor(database: Database) {
    this.channel = new ChannelListener(database, CHANNEL, {
      onNotice: (payload) => this.pass(JSON.parse(payload) as Notice),
      onLost: () => this.endAll(),
    });
  }

  /** Tells these people once the transaction commits. */
  async publish(tx: Tx, to: string[], { topic, id }: LiveUpdate): Promise<void> {
    await tx.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ to, topic, id })]);
  }

  /** What changes for one person from now on. Ends when notices could be missed, and when the server stops. */
  async of(accountId: string): Promise<Observable<LiveUpdate>> {
    await this.channel.open();
    return new Observable((subscriber) => {
      const reader: Reader = {
        next: (update) => subscriber.next(update),
        end: () => subscriber.complete(),
      };
      const mine = this.readers.get(accountId) ?? new Set();
      this.readers.set(accountId, mine.add(reader));
      return () => {
        mine.delete(reader);
        if (mine.size === 0 && this.readers.get(accountId) === mine) this.readers.delete(accountId);
      };
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.endAll();
    await this.channel.close();
  }

  private pass({ to, topic, id }: Notice): void {
    for (const accountId of to) {
      for (const reader of this.readers.get(accountId) ?? []) reader.next({ topic, id });
    }
  }

  private endAll(): void {
    const readers = [...this.readers.values()].flatMap((some) => [...some]);
    for (const reader of readers) reader.end();
  }
}
