import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { moveIntoPlace, removeLeftovers, writeDurably } from './durable-files.js';
import { S3Error } from './s3-error.js';

export interface ObjectRecord {
  key: string;
  contentType: string;
  /** Header as sent. */
  contentDisposition?: string | undefined;
  size: number;
  etag: string;
  modifiedAt: string;
  /** File with the bytes, under `data/`. */
  data: string;
}

export interface CopyTarget {
  key: string;
  contentType: string | undefined;
  wantedEtag: string | string[] | undefined;
}

const DAY = 24 * 60 * 60;

/**
 * Stores objects on disk. Each has a small record file, named by the hash of its key so that no key can leave the
 * folder. It points to a data file: replacing the record replaces the object atomically, and readers of the old one
 * keep their bytes.
 */
export class ObjectStore {
  constructor(readonly folder: string) {}

  /** Folder of incoming bodies, on the same disk as the objects, so that a rename completes them. */
  get incoming(): string {
    return path.join(this.folder, 'incoming');
  }

  async put(
    { file, ...rest }: { file: string } & Omit<ObjectRecord, 'modifiedAt' | 'data'>,
    now: Date,
  ): Promise<ObjectRecord> {
    const previous = await this.find(rest.key);
    const record: ObjectRecord = { ...rest, modifiedAt: now.toISOString(), data: randomUUID() };
    await moveIntoPlace(file, this.dataFile(record));
    await writeDurably(this.recordFile(record.key), JSON.stringify(record));
    if (previous) await rm(this.dataFile(previous), { force: true });
    return record;
  }

  /** Copies the bytes to another key; with `wantedEtag`, only if they have not changed. */
  async copy(from: string, to: CopyTarget, now: Date): Promise<ObjectRecord> {
    const { record, handle } = await this.open(from);
    try {
      if (to.wantedEtag !== undefined && to.wantedEtag !== record.etag)
        throw new S3Error('PreconditionFailed');
      await mkdir(this.incoming, { recursive: true });
      const file = path.join(this.incoming, randomUUID());
      await pipeline(handle.createReadStream({ autoClose: false }), createWriteStream(file));
      const { size, etag } = record;
      return await this.put(
        { file, key: to.key, contentType: to.contentType ?? record.contentType, size, etag },
        now,
      );
    } finally {
      await handle.close();
    }
  }

  find(key: string): Promise<ObjectRecord | null> {
    return readRecord(this.recordFile(key));
  }

  /** Opens an object: its record, with its bytes as a file handle that the caller closes. */
  async open(key: string): Promise<{ record: ObjectRecord; handle: FileHandle }> {
    for (let attempt = 0; ; attempt += 1) {
      const record = await this.find(key);
      if (!record) throw new S3Error('NoSuchKey');
      try {
        return { record, handle: await open(this.dataFile(record), 'r') };
      } catch (error) {
        // Replaced between reading the record and opening its bytes: the next record is the answer.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || attempt === 3) throw error;
      }
    }
  }

  async remove(key: string): Promise<void> {
    const record = await this.find(key);
    if (!record) return;
    await rm(this.recordFile(key), { force: true });
    await rm(this.dataFile(record), { force: true });
  }

  /** Returns every object whose key begins with `prefix`, sorted by key. */
  async list(prefix: string): Promise<ObjectRecord[]> {
    const root = path.join(this.folder, 'records');
    const files = await readdir(root, { recursive: true }).catch(() => []);
    const records: ObjectRecord[] = [];
    for (const file of files.filter((name) => name.endsWith('.json'))) {
      const record = await readRecord(path.join(root, file));
      if (record?.key.startsWith(prefix)) records.push(record);
    }
    return records.toSorted((a, b) => compareKeys(a.key, b.key));
  }

  async tidy(now: Date): Promise<void> {
    await removeLeftovers(this.incoming, now, DAY);
  }

  private recordFile(key: string): string {
    const hash = createHash('sha256').update(key).digest('hex');
    return path.join(this.folder, 'records', hash.slice(0, 2), `${hash}.json`);
  }

  private dataFile({ data }: ObjectRecord): string {
    return path.join(this.folder, 'data', data.slice(0, 2), data);
  }
}

/** Compares keys in S3's order: by the bytes of UTF-8. */
export const compareKeys = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

async function readRecord(file: string): Promise<ObjectRecord | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ObjectRecord;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
