import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Observable } from 'rxjs';
import { ChannelListener } from '../database/channel-listener.js';
import { Database, type Tx } from '../database/database.js';

const CHANNEL = 'live_updates';
/** A notice of PostgreSQL has less than 8,000 bytes, and an id 39 of them. */
const MOST_NAMED = 150;

/** That something has changed, never what it says: whoever hears of it asks for it, and is asked who may read it. */
export interface LiveUpdate {
  /** What kind of thing, e.g. `conversation`. */
  topic: LiveTopic;
  id: string;
}

/**
 * `typing`: in this conversation the other one is writing, for a few seconds from now on. `post`: a post appeared, is gone, or
 * something of it or under it has changed. `notification`: what a person was told has changed.
 */
export const LIVE_TOPICS = ['conversation', 'typing', 'post', 'notification'] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** Accounts by their ids, or whoever is signed in. */
export type Audience = readonly string[] | 'everyone';

type Notice = ({ to: Audience } & LiveUpdate) | { over: readonly string[] };

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
  async publish(tx: Tx, to: Audience, { topic, id }: LiveUpdate): Promise<void> {
    const notices = inPieces(to).map((some): string => JSON.stringify({ to: some, topic, id }));
    await tx.query('select pg_notify($1, notice) from unnest($2::text[]) notice', [CHANNEL, notices]);
  }

  /** Once the transaction commits, all streams of these people end: a device that is still signed in opens a new one. */
  async end(tx: Tx, accountIds: readonly string[]): Promise<void> {
    const notices = inPieces(accountIds).map((over): string => JSON.stringify({ over }));
    await tx.query('select pg_notify($1, notice) from unnest($2::text[]) notice', [CHANNEL, notices]);
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

  get openStreams(): number {
    return [...this.readers.values()].reduce((sum, mine) => sum + mine.size, 0);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.endAll();
    await this.channel.close();
  }

  private pass(notice: Notice): void {
    if ('over' in notice) {
      for (const accountId of notice.over)
        for (const reader of this.readers.get(accountId) ?? []) reader.end();
      return;
    }
    const { to, topic, id } = notice;
    for (const accountId of to === 'everyone' ? this.readers.keys() : to) {
      for (const reader of this.readers.get(accountId) ?? []) reader.next({ topic, id });
    }
  }

  /** Of everybody at this server: their apps open new ones, wherever they are let in. */
  endAll(): void {
    const readers = [...this.readers.values()].flatMap((some) => [...some]);
    for (const reader of readers) reader.end();
  }
}

function inPieces(to: Audience): Audience[] {
  if (to === 'everyone') return [to];
  return Array.from({ length: Math.ceil(to.length / MOST_NAMED) }, (_, n) =>
    to.slice(n * MOST_NAMED, (n + 1) * MOST_NAMED),
  );
}
