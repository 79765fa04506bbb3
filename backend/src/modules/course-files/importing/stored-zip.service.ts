import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { DomainError } from '../../../kernel/errors.js';
import { Storage } from '../../../platform/storage/index.js';
import { LIMITS } from '../course-file.dto.js';
import { wholeFile } from '../file-problems.js';

/** Bytes that are read at once. The directory of a zip is read in many small pieces. */
const READ_AHEAD = 256 * 1024;

/** Reads ranges of a file in storage. */
class StoredBytes extends RandomAccessReader {
  private window = { start: 0, bytes: Buffer.alloc(0) };

  constructor(
    private readonly storage: Storage,
    private readonly key: string,
    private readonly size: number,
  ) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.range(start, end));
  }

  override read(
    into: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytes?: number) => void,
  ): void {
    void this.copy(into, offset, { position, length }, callback);
  }

  private async copy(
    into: Buffer,
    offset: number,
    { position, length }: { position: number; length: number },
    callback: (error: Error | null, bytes?: number) => void,
  ): Promise<void> {
    try {
      callback(null, (await this.piece(position, length)).copy(into, offset));
    } catch (error) {
      callback(error as Error);
    }
  }

  private async piece(position: number, length: number): Promise<Buffer> {
    const { start, bytes } = this.window;
    if (position < start || position + length > start + bytes.length) {
      const end = Math.min(this.size, position + Math.max(length, READ_AHEAD));
      this.window = { start: position, bytes: await buffer(this.range(position, end)) };
    }
    const from = position - this.window.start;
    return this.window.bytes.subarray(from, from + length);
  }

  /** Yields the bytes from `start` to `end` (excluded). */
  private async *range(start: number, end: number): AsyncGenerator<Buffer> {
    if (start >= end) return;
    const { body } = await this.storage.read(this.key, { start, end: end - 1 });
    yield* body as AsyncIterable<Buffer>;
  }
}

/** A zip in storage. Its entries are known and within the limits, and are unpacked only when they are read. */
export class StoredZip {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** Reads the directory. Refuses names that lead out of the zip, and a zip that unpacks to far more than it holds. */
  static async open(storage: Storage, key: string, size: number): Promise<StoredZip> {
    return readable(async () => {
      const reader = new StoredBytes(storage, key, size);
      const zip = await fromRandomAccessReaderPromise(reader, size, {
        autoClose: false,
        strictFileNames: true,
      });
      if (zip.entryCount > LIMITS.entries) throw wholeFile('This file contains too many files');
      const entries = new Map<string, Entry>();
      let unpacked = 0;
      for await (const entry of zip.eachEntry()) {
        if (entries.has(entry.fileName)) throw wholeFile('This file contains two files of the same name');
        entries.set(entry.fileName, entry);
        unpacked += entry.uncompressedSize;
      }
      if (unpacked > size * LIMITS.ratio + LIMITS.small)
        throw wholeFile('This file unpacks to too many bytes');
      return new StoredZip(zip, entries);
    });
  }

  /** Size of a file inside, unpacked; undefined if there is none. */
  sizeOf(name: string): number | undefined {
    return this.entries.get(name)?.uncompressedSize;
  }

  async text(name: string): Promise<string> {
    return readable(async () =>
      new TextDecoder('utf-8', { fatal: true }).decode(await buffer(await this.stream(name))),
    );
  }

  /** Unpacks a file. The stream fails if there is more or less of it than the directory says. */
  stream(name: string): Promise<Readable> {
    const entry = this.entries.get(name);
    if (!entry) throw wholeFile('This isn’t a course file');
    return this.zip.openReadStreamPromise(entry);
  }
}

@Injectable()
export class StoredZipService {
  constructor(private readonly storage: Storage) {}

  open(key: string, size: number): Promise<StoredZip> {
    return StoredZip.open(this.storage, key, size);
  }
}

/** Runs `read`; errors of the library mean that the zip is damaged. */
async function readable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof DomainError ? error : wholeFile('This isn’t a ZIP file, or it’s damaged');
  }
}
