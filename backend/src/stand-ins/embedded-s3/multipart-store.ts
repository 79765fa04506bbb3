import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { moveIntoPlace, removeLeftovers, writeDurably } from './durable-files.js';
import type { ObjectRecord, ObjectStore } from './object-store.js';
import type { ReceivedBody } from './receive-body.js';
import { S3Error } from './s3-error.js';

export interface Part {
  number: number;
  size: number;
  etag: string;
}

interface Upload {
  key: string;
  contentType: string;
}

const SMALLEST_PART = 5 * 2 ** 20;
const WEEK = 7 * 24 * 60 * 60;

/** Stores uploads in parts: a folder for each, with the bytes of every part and a record of them. */
export class MultipartStore {
  constructor(private readonly objects: ObjectStore) {}

  async create(upload: Upload): Promise<string> {
    const id = randomBytes(16).toString('hex');
    await writeDurably(path.join(this.folder(id), 'upload.json'), JSON.stringify(upload));
    return id;
  }

  /** Throws unless id and key belong together; the id alone gives no access. */
  async check(id: string, key: string): Promise<void> {
    if ((await this.upload(id)).key !== key) throw new S3Error('NoSuchUpload');
  }

  /** Stores a part. One that arrives after its upload was aborted or completed is dropped. */
  async addPart(id: string, number: number, { file, size, etag }: ReceivedBody): Promise<void> {
    const part: Part = { number, size, etag };
    try {
      await this.upload(id);
      await moveIntoPlace(file, this.partFile(id, number));
      await writeDurably(`${this.partFile(id, number)}.json`, JSON.stringify(part));
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
    await this.upload(id).catch(async (error: unknown) => {
      await this.remove(id);
      throw error;
    });
  }

  async parts(id: string): Promise<Part[]> {
    const notes = (await readdir(this.folder(id))).filter((name) => /^\d+\.json$/.test(name));
    const parts = await Promise.all(
      notes.map(async (name) => JSON.parse(await readFile(path.join(this.folder(id), name), 'utf8')) as Part),
    );
    return parts.toSorted((a, b) => a.number - b.number);
  }

  /** Joins the listed parts into the object. Its ETag is S3's: the hash of the parts' hashes, and their number. */
  async complete(id: string, wanted: Pick<Part, 'number' | 'etag'>[], now: Date): Promise<ObjectRecord> {
    const { key, contentType } = await this.upload(id);
    const chosen = choose(wanted, await this.parts(id));
    await mkdir(this.objects.incoming, { recursive: true });
    const file = path.join(this.objects.incoming, randomUUID());
    const hash = createHash('md5');
    try {
      for (const part of chosen) {
        hash.update(Buffer.from(part.etag.slice(1, -1), 'hex'));
        await pipeline(
          createReadStream(this.partFile(id, part.number)),
          createWriteStream(file, { flags: 'a' }),
        );
      }
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
    const size = chosen.reduce((sum, part) => sum + part.size, 0);
    const etag = `"${hash.digest('hex')}-${chosen.length}"`;
    const record = await this.objects.put({ file, key, contentType, size, etag }, now);
    await this.remove(id);
    return record;
  }

  async abort(id: string): Promise<void> {
    await this.remove(id);
  }

  async tidy(now: Date): Promise<void> {
    await removeLeftovers(this.root, now, WEEK);
  }

  private async upload(id: string): Promise<Upload> {
    const text = await readFile(path.join(this.folder(id), 'upload.json'), 'utf8').catch(() => null);
    if (text === null) throw new S3Error('NoSuchUpload');
    return JSON.parse(text) as Upload;
  }

  /** Deletes the record first, so that a part being stored right now finds that the upload is over. */
  private async remove(id: string): Promise<void> {
    await rm(path.join(this.folder(id), 'upload.json'), { force: true });
    await rm(this.folder(id), { recursive: true, force: true, maxRetries: 3 });
  }

  private get root(): string {
    return path.join(this.objects.folder, 'uploads');
  }

  private folder(id: string): string {
    if (!/^[0-9a-f]{32}$/.test(id)) throw new S3Error('NoSuchUpload');
    return path.join(this.root, id);
  }

  private partFile(id: string, number: number): string {
    return path.join(this.folder(id), String(number));
  }
}

function choose(wanted: Pick<Part, 'number' | 'etag'>[], have: Part[]): Part[] {
  if (wanted.length === 0) throw new S3Error('MalformedXML');
  const byNumber = new Map(have.map((part) => [part.number, part]));
  return wanted.map(({ number, etag }, index) => {
    const part = byNumber.get(number);
    if (part?.etag !== etag) throw new S3Error('InvalidPart');
    if (index > 0 && number <= (wanted[index - 1]?.number ?? 0)) throw new S3Error('InvalidPartOrder');
    if (index < wanted.length - 1 && part.size < SMALLEST_PART) throw new S3Error('EntityTooSmall');
    return part;
  });
}
