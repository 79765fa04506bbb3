import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock, days, later } from '../../kernel/clock.js';
import { DEFAULT_LANGUAGE } from '../../kernel/languages.js';
import { Database } from '../../platform/database/database.js';
import { Runs } from '../../platform/jobs/decorators.js';
import { job, type PayloadOf } from '../../platform/jobs/job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { PersonalDataSources, type PersonalPage } from '../../platform/personal-data/index.js';
import { isUnreachable, Storage } from '../../platform/storage/index.js';
import { Log } from '../../platform/telemetry/log.js';
import { AccountsQueries } from '../accounts/index.js';
import { MediaLibraryService } from '../media/index.js';
import { PublishedSiteService } from '../site/index.js';
import type { DataExportStatus } from './data-export.entity.js';
import { ExportArchiveService } from './export-archive.service.js';
import { ExportWords } from './export-words.js';
import { objectKeyOf } from './export-names.js';

export const WRITE_EXPORT = job('privacy.write-export', { exportId: z.string() });

/** Period in which a finished file can be downloaded. */
export const KEPT_FOR = days(7);

type Wanted = { id: string; accountId: string; askedBy: string };

/** Writes the zip of one export. Running again after a crash writes the same file again. */
@Injectable()
export class WriteExportJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sources: PersonalDataSources,
    private readonly accounts: AccountsQueries,
    private readonly storage: Storage,
    private readonly outbox: Outbox,
    private readonly library: MediaLibraryService,
    private readonly published: PublishedSiteService,
    private readonly log: Log,
  ) {}

  @Runs(WRITE_EXPORT)
  async run({ exportId }: PayloadOf<typeof WRITE_EXPORT>): Promise<void> {
    const wanted = await this.database.one<Wanted & { status: DataExportStatus }>(
      `select id, account_id as "accountId", asked_by as "askedBy", status from data_exports where id = $1`,
      [exportId],
    );
    // The export was deleted in the meantime: delete the file that an earlier run may have written.
    if (!wanted) return this.storage.delete(objectKeyOf(exportId));
    if (wanted.status !== 'preparing') return;
    try {
      await this.finish(wanted, await this.write(wanted));
    } catch (error) {
      // If storage is unreachable, the job is retried later.
      if (isUnreachable(error)) throw error;
      // The member sees the failure right away and can ask again, instead of waiting for more tries.
      this.log.warn({ export: wanted.id, error }, 'data export failed');
      await this.database.query(
        `update data_exports set status = 'failed' where id = $1 and status = 'preparing'`,
        [wanted.id],
      );
    }
  }

  /** Collects and stores at the same time, so that only a part of the zip is ever in memory. */
  private async write({ id, accountId, askedBy }: Wanted): Promise<number> {
    const timeZone = await this.accounts.timeZone(accountId);
    const { place } = await this.published.site();
    const reader = await this.accounts.reader(askedBy);
    const words = new ExportWords(reader?.language ?? DEFAULT_LANGUAGE);
    const telling = { now: this.clock.now(), timeZone, place: place.name, words };
    const archive = new ExportArchiveService(this.storage, telling);
    const [size] = await Promise.all([
      this.storage.putStream(objectKeyOf(id), archive.stream, { contentType: 'application/zip' }),
      this.gather(archive, { id, accountId, askedBy }).catch((error: unknown) => archive.fail(error)),
    ]);
    return size;
  }

  private async gather(archive: ExportArchiveService, { id, accountId, askedBy }: Wanted): Promise<void> {
    const isForGuardian = askedBy !== accountId;
    const sources = isForGuardian ? this.sources.withoutPrivateWriting() : this.sources.all();
    const pages: PersonalPage[] = [];
    for (const [done, source] of sources.entries()) {
      const data = await source.collect(accountId, isForGuardian);
      await archive.add(data);
      pages.push(...data.pages);
      await this.database.query('update data_exports set percent = $2 where id = $1', [
        id,
        Math.floor((100 * (done + 1)) / (sources.length + 1)),
      ]);
    }
    archive.end(pages);
  }

  /** Finishes the export, which replaces earlier ones. Deletes the file if the member was erased in the meantime. */
  private async finish({ id, accountId, askedBy }: Wanted, size: number): Promise<void> {
    const now = this.clock.now();
    const expiresAt = later(now, KEPT_FOR);
    await this.database.transaction(async (tx) => {
      const finished = await tx.changed(
        `update data_exports set status = 'ready', percent = 100, size = $2, ready_at = $3, expires_at = $4
         where id = $1 and status = 'preparing'`,
        [id, size, now, expiresAt],
      );
      if (finished === 0) {
        await this.library.discard(tx, objectKeyOf(id));
        return;
      }
      const older = await tx.query<{ id: string }>(
        'delete from data_exports where account_id = $1 and asked_by = $3 and id <> $2 returning id',
        [accountId, id, askedBy],
      );
      for (const old of older) await this.library.discard(tx, objectKeyOf(old.id));
      await this.outbox.publish(tx, 'data-export.ready', {
        accountId: askedBy,
        exportId: id,
        expiresAt: expiresAt.toISOString(),
      });
    });
  }
}
