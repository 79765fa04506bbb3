import { Injectable } from '@nestjs/common';
import { Clock, hours, later } from '../../kernel/clock.js';
import { notFound } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import { Database } from '../../platform/database/database.js';
import { Every } from '../../platform/jobs/decorators.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { Storage } from '../../platform/storage/index.js';
import { SightService } from '../accounts/index.js';
import { MediaLibraryService } from '../media/index.js';
import type { DataExport } from './data-export.entity.js';
import type { DataExportDownloadResponse, DataExportResponse } from './data-export.dto.js';
import { objectKeyOf } from './export-names.js';
import { KEPT_FOR, WRITE_EXPORT } from './write-export.job.js';

/** Lifetime of the download URL: long enough to start the download. */
const LINK_SECONDS = 5 * 60;

/** Age at which an unfinished export counts as failed: its job has died, and the member can request another one. */
const GIVEN_UP_AFTER = hours(6);

type Row = Omit<DataExport, 'id' | 'accountId' | 'askedBy'>;

const NOTHING: DataExportResponse = {
  state: 'none',
  progressPercent: 0,
  requestedAt: null,
  readyAt: null,
  expiresAt: null,
  fileSize: null,
};

@Injectable()
export class DataExportService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly storage: Storage,
    private readonly sight: SightService,
    private readonly library: MediaLibraryService,
  ) {}

  /** Returns the latest export, unless it has expired. */
  async state(accountId: string, askedBy = accountId): Promise<DataExportResponse> {
    const row = await this.database.one<Row>(
      `select status, percent, size, requested_at as "requestedAt", ready_at as "readyAt", expires_at as "expiresAt"
       from data_exports where account_id = $1 and asked_by = $3 and (expires_at is null or expires_at > $2)
       order by requested_at desc, id desc limit 1`,
      [accountId, this.clock.now(), askedBy],
    );
    if (!row) return NOTHING;
    const { status, percent, size, requestedAt, readyAt, expiresAt } = row;
    return {
      state: status,
      progressPercent: percent,
      requestedAt: requestedAt.toISOString(),
      readyAt: readyAt?.toISOString() ?? null,
      expiresAt: expiresAt?.toISOString() ?? null,
      fileSize: size === null ? null : Number(size),
    };
  }

  /** Requests an export; a guardian's has no private writing. Of several simultaneous requests, one starts it. */
  async request(accountId: string, askedBy = accountId): Promise<DataExportResponse> {
    await this.database.transaction(async (tx) => {
      const exportId = newId();
      const begun = await tx.one<{ id: string }>(
        `insert into data_exports (id, account_id, asked_by, requested_at) values ($1, $2, $3, $4)
         on conflict (account_id, asked_by) where status = 'preparing' do nothing returning id`,
        [exportId, accountId, askedBy, this.clock.now()],
      );
      if (!begun) return;
      if (askedBy === accountId) await this.sight.tell(tx, 'export', accountId);
      await this.queue.add(tx, { job: WRITE_EXPORT, payload: { exportId } });
    });
    return this.state(accountId, askedBy);
  }

  async download(accountId: string, askedBy = accountId): Promise<DataExportDownloadResponse> {
    const row = await this.database.one<{ id: string; readyAt: Date }>(
      `select id, ready_at as "readyAt" from data_exports
       where account_id = $1 and asked_by = $3 and status = 'ready' and expires_at > $2
       order by ready_at desc, id desc limit 1`,
      [accountId, this.clock.now(), askedBy],
    );
    if (!row) throw notFound('File');
    const fileName = `sanctum-my-data-${row.readyAt.toISOString().slice(0, 10)}.zip`;
    const url = await this.storage.signedUrl(objectKeyOf(row.id), {
      expiresInSeconds: LINK_SECONDS,
      downloadName: fileName,
      contentType: 'application/zip',
    });
    return { url, fileName };
  }

  /** Deletes expired exports with their files. An export that is unfinished for hours counts as failed. */
  @Every(hours(1), 'privacy.sweep-exports')
  async forgetExpired(): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      await tx.query(
        `update data_exports set status = 'failed' where status = 'preparing' and requested_at < $1`,
        [later(now, -GIVEN_UP_AFTER)],
      );
      const expired = await tx.query<{ id: string }>(
        `delete from data_exports
         where expires_at <= $1 or (status = 'failed' and requested_at <= $2) returning id`,
        [now, later(now, -KEPT_FOR)],
      );
      for (const { id } of expired) await this.library.discard(tx, objectKeyOf(id));
    });
  }
}
