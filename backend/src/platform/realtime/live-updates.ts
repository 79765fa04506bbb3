import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Observable } from 'rxjs';
import { seconds } from '../../kernel/clock.js';
import { ChannelListener } from '../database/channel-listener.js';
import { Database, type Tx } from '../database/database.js';
import { type Measure, type Measurements, Measures } from '../metrics/measures.js';

const CHANNEL = 'live_updates';
/** Max ids in one notice: PostgreSQL allows less than 8,000 bytes, and an id takes 39. */
const MOST_NAMED = 150;
/** Milliseconds for which changes are kept, for streams that begin after a page has loaded its data. */
export const KEPT_MS = seconds(10);

/**
 * Reports that something changed, never its content: the app then reads the content with its own authorized request.
 */
export interface LiveUpdate {
  /** Kind of the changed thing, e.g. `conversation`. */
  topic: LiveTopic;
  id: string;
}

/**
 * `typing`: the other person is typing in this conversation, for a few seconds. `post`: a post, or something below it,
 * appeared, disappeared or changed. `notification`: a person's notifications changed.
 */
export const LIVE_TOPICS = ['conversation', 'typing', 'post', 'notification'] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** Account ids, or everyone who is signed in. */
export type Audience = readonly string[] | 'everyone';

type Notice = ({ to: Audience } & LiveUpdate) | { over: readonly string[] };

interface Change {
  to: Audience;
  update: LiveUpdate;
  /** Milliseconds on the clock of this process. */
  at: number;
}

type Reader = { next: (update: LiveUpdate) => void; end: () => void };

/**
 * Tells people with an open app that their data has changed, whichever server process they are connected to. A notice
 * may be lost with a connection, so a stream says how far back it knows all changes.
 */
@Injectable()
export class LiveUpdates implements BeforeApplicationShutdown {
  private readonly readers = new Map<string, Set<Reader>>();
  private readonly channel: ChannelListener;
  private recent: Change[] = [];
  /** Beginning of the connection to the database. */
  private listeningSince: number | undefined;

  constructor(database: Database) {
    this.channel = new ChannelListener(database, CHANNEL, {
      onNotice: (payload) => this.pass(JSON.parse(payload) as Notice),
      onLost: () => this.lose(),
    });
  }

  /** Notifies these people once the transaction commits. */
  async publish(tx: Tx, to: Audience, { topic, id }: LiveUpdate): Promise<void> {
    const notices = inPieces(to).map((some): string => JSON.stringify({ to: some, topic, id }));
    await tx.query('select pg_notify($1, notice) from unnest($2::text[]) notice', [CHANNEL, notices]);
  }

  /** Ends all streams of these people once the transaction commits; devices that are still signed in open new ones. */
  async end(tx: Tx, accountIds: readonly string[]): Promise<void> {
    const notices = inPieces(accountIds).map((over): string => JSON.stringify({ over }));
    await tx.query('select pg_notify($1, notice) from unnest($2::text[]) notice', [CHANNEL, notices]);
  }

  /**
   * Streams one person's updates: those of the last milliseconds, as far as `coversMs`, and all from now on. Ends when
   * notices could be missed, and when the server stops.
   */
  async of(
    accountId: string,
    sinceMs: number,
  ): Promise<{ coversMs: number; updates: Observable<LiveUpdate> }> {
    await this.channel.open();
    const now = performance.now();
    this.listeningSince ??= now;
    const coversMs = Math.min(sinceMs, Math.floor(now - this.listeningSince));
    return { coversMs, updates: this.from(accountId, now - coversMs) };
  }

  private from(accountId: string, since: number): Observable<LiveUpdate> {
    return new Observable((subscriber) => {
      for (const { to, update, at } of this.recent)
        if (at >= since && (to === 'everyone' || to.includes(accountId))) subscriber.next(update);
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
    if (topic !== 'typing') this.keep({ to, update: { topic, id }, at: performance.now() });
    for (const accountId of to === 'everyone' ? this.readers.keys() : to) {
      for (const reader of this.readers.get(accountId) ?? []) reader.next({ topic, id });
    }
  }

  private keep(change: Change): void {
    const since = change.at - KEPT_MS;
    this.recent = this.recent.filter(({ at }) => at >= since).concat(change);
  }

  /** The connection to the database broke: changes may have been missed. */
  private lose(): void {
    this.recent = [];
    this.listeningSince = undefined;
    this.endAll();
  }

  /** Ends everyone's streams at this server; apps open new ones at any server that accepts them. */
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

/** Counts open streams. A stream lasts as long as a page is open, so counters of finished requests do not show it. */
@Injectable()
@Measures({ sanctum_live_streams: { help: 'Open live update streams of this process' } })
export class LiveUpdatesMeasure implements Measure {
  constructor(private readonly updates: LiveUpdates) {}

  measure(): Measurements {
    return { sanctum_live_streams: [{ value: this.updates.openStreams }] };
  }
}
