import { createHash } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { removeLeftovers } from './durable-files.js';
import { S3Error } from './s3-error.js';

/** Max lifetime of a signed URL. */
const LONGEST_SECONDS = 7 * 24 * 60 * 60;

/** Makes a signed upload URL good for one upload: a file named after its signature marks the URL as spent. */
export class SpentUrls {
  constructor(private readonly folder: string) {}

  /** Throws for a spent URL before its body is read. */
  async refuseIfSpent(signature: string): Promise<void> {
    const isSpent = await stat(this.fileOf(signature)).then(
      () => true,
      () => false,
    );
    if (isSpent) throw alreadySpent();
  }

  /** Spends the URL: of simultaneous uploads, only the first one's work runs; if the work fails, the URL can be used again. */
  async spend(signature: string, work: () => Promise<void>): Promise<void> {
    const file = this.fileOf(signature);
    await mkdir(this.folder, { recursive: true });
    await writeFile(file, '', { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? alreadySpent() : error;
    });
    try {
      await work();
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  }

  async tidy(now: Date): Promise<void> {
    await removeLeftovers(this.folder, now, LONGEST_SECONDS);
  }

  private fileOf(signature: string): string {
    return path.join(this.folder, createHash('sha256').update(signature).digest('hex'));
  }
}

const alreadySpent = (): S3Error => new S3Error('AccessDenied', 'This URL has taken its file already');
