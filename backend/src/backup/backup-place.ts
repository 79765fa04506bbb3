import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CannotStart } from '../platform/config/cannot-start.js';
import { configuredS3, S3Connection, Storage } from '../platform/storage/index.js';
import type { Config } from '../platform/config/config.js';

/** A place for backups: files by name. */
export interface BackupPlace {
  /** Writes a file completely or not at all. */
  write(name: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  read(name: string): AsyncIterable<Buffer>;
  list(prefix: string): Promise<string[]>;
  /** A missing file is not an error. */
  remove(name: string): Promise<void>;
}

const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

export function folderPlace(folder: string): BackupPlace {
  const fileOf = (name: string) => path.join(folder, name);
  return {
    async write(name, bytes) {
      const file = fileOf(name);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      const draft = `${file}.part`;
      try {
        await pipeline(bytes, createWriteStream(draft, { mode: 0o600, flush: true }));
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw isFull(error) ? new CannotStart(`${folder} is full. Free up space and try again.`) : error;
      }
    },
    read: (name) => createReadStream(fileOf(name)),
    async list(prefix) {
      const options = { recursive: true, withFileTypes: true } as const;
      const entries = await readdir(folder, options).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) =>
          path.relative(folder, path.join(parentPath, name)).replaceAll('\\', '/'),
        )
        .filter((name) => name.startsWith(prefix) && !name.endsWith('.part'));
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  };
}

export function bucketPlace(
  storage: Pick<Storage, 'putStream' | 'read' | 'keys' | 'delete'>,
  prefix: string,
): BackupPlace {
  const under = prefix === '' ? '' : `${prefix}/`;
  const contentType = 'application/octet-stream';
  return {
    async write(name, bytes) {
      await storage.putStream(under + name, Readable.from(bytes), { contentType });
    },
    async *read(name) {
      yield* (await storage.read(under + name)).body as AsyncIterable<Buffer>;
    },
    async list(start) {
      return (await storage.keys(under + start)).map((key) => key.slice(under.length));
    },
    remove: (name) => storage.delete(under + name),
  };
}

const IN_BUCKET = /^s3:\/\/([^/]+)\/?(.*?)\/?$/;

export interface Destination {
  place: BackupPlace;
  key: string;
  close: () => void;
}

/** Reads a destination: `s3://bucket/folder`, or a folder on this machine. */
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
