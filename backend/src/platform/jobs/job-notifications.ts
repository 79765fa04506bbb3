import pg from 'pg';
import type { Database } from '../database/database.js';
import { JOBS_CHANNEL } from './job-queue.js';

/** A connection of its own on which PostgreSQL says that a job was queued. */
export class JobNotifications {
  private client: pg.Client | undefined;

  constructor(
    private readonly database: Database,
    private readonly onJob: () => void,
  ) {}

  /** Connects, unless it is connected already. */
  async open(): Promise<void> {
    if (this.client) return;
    const client = new pg.Client(this.database.pool.options);
    client.on('notification', this.onJob);
    client.on('error', () => {
      this.client = undefined;
    });
    await client.connect();
    await client.query(`listen ${JOBS_CHANNEL}`);
    this.client = client;
  }

  async close(): Promise<void> {
    await this.client?.end().catch(() => undefined);
    this.client = undefined;
  }
}
