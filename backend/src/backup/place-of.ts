import { CannotStart } from '../platform/config/cannot-start.js';
import type { Config } from '../platform/config/config.js';
import { configuredS3, S3Connection, Storage } from '../platform/storage/index.js';
import { type BackupPlace, bucketPlace, folderPlace } from './backup-place.js';

const IN_BUCKET = /^s3:\/\/([^/]+)\/?(.*?)\/?$/;

export interface Destination {
  place: BackupPlace;
  key: string;
  close: () => void;
}

/** `s3://bucket/folder`, or a folder of this machine. */
export function destinationOf(words: string, config: Config): Destination {
  const { key, s3 } = config.backup;
  if (key === undefined)
    throw new CannotStart(
      'BACKUP_KEY: needed for backups, 32 random characters or more; keep it where the backups are not',
    );
  const [, bucket, prefix = ''] = IN_BUCKET.exec(words) ?? [];
  if (bucket === undefined) return { place: folderPlace(words), key, close: () => undefined };
  if (!s3 && !config.storage.endpoint)
    throw new CannotStart('BACKUP_S3_ENDPOINT: required for a backup to a bucket');
  const address = s3 ? { ...s3, publicEndpoint: s3.endpoint } : configuredS3(config);
  const connection = new S3Connection({ ...address, bucket });
  return {
    place: bucketPlace(new Storage(connection), prefix),
    key,
    close: () => connection.onApplicationShutdown(),
  };
}
