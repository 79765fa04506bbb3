import { Injectable } from '@nestjs/common';
import { Clock, hours, later, minutes } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { MultipartUploads, Storage } from '../../../platform/storage/index.js';

/** Grace period for claims and uploads that started in time; an upload can take up to `BODY_TIMES.longest`. */
const GRACE = hours(1);
const AT_ONCE = 500;

interface Row extends Record<string, unknown> {
  id: string;
  objectKey: string;
  uploadId: string | null;
  /** Keys of the asset and of the files made from it. */
  kept: string[];
}

/** Deletes unusable tickets with their uploads, including interrupted claims: an asset has the id of its ticket. */
@Injectable()
export class SweepUploadsJob {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly multipart: MultipartUploads,
    private readonly clock: Clock,
  ) {}

  @Every(minutes(10), 'media.sweep-uploads')
  async run(): Promise<void> {
    const tickets = await this.database.query<Row>(
      `select t.id, t.object_key as "objectKey", t.multipart_id as "uploadId", array(
         select object_key from media_assets where id = t.id
         union all select object_key from media_renditions where asset_id = t.id
       ) as kept
       from upload_tickets t
       where t.claim_until < $1 or (t.used_at is not null and t.expires_at < $1)
       order by t.claim_until limit ${AT_ONCE}`,
      [later(this.clock.now(), -GRACE)],
    );
    for (const { id, objectKey, uploadId, kept } of tickets) {
      if (uploadId !== null) await this.multipart.abort({ key: objectKey, uploadId });
      const leftovers = new Set([objectKey, `media/${id}`]);
      for (const key of kept) leftovers.delete(key);
      for (const key of leftovers) await this.storage.delete(key);
      await this.database.query('delete from upload_tickets where id = $1', [id]);
    }
  }
}
