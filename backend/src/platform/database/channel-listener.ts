import pg from 'pg';
import type { Database } from './database.js';

interface Reactions {
  /** Called with the notice's payload, which may be empty. */
  onNotice: (payload: string) => void;
  /** Called when the connection breaks: notices may be missed until it is reopened. */
  onLost?: () => void;
}

/** Listens on its own connection to the notices that other processes send with NOTIFY on one channel. */
export class ChannelListener {
  private opening: Promise<pg.Client> | undefined;

  constructor(
    private readonly database: Database,
    private readonly channel: string,
    private readonly reactions: Reactions,
  ) {}

  /** Connects, unless already connected. */
  async open(): Promise<void> {
    this.opening ??= this.connect();
    await this.opening;
  }

  async close(): Promise<void> {
    const opening = this.opening;
    this.opening = undefined;
    await opening?.then((client) => client.end()).catch(() => undefined);
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client(this.database.pool.options);
    const lose = () => {
      this.opening = undefined;
      this.reactions.onLost?.();
    };
    client.on('notification', ({ payload = '' }) => this.reactions.onNotice(payload));
    client.on('error', lose);
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(this.channel)}`);
      return client;
    } catch (error) {
      lose();
      await client.end().catch(() => undefined);
      throw error;
    }
  }
}
