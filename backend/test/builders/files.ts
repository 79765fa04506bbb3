import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';

/** Reads a file of the demo content: a real one, made elsewhere. */
export const demoFile = (name: string): Buffer =>
  readFileSync(path.join(__dirname, '../../src/demo/media', name));

/**
 * Reads a tiny file in a format that phones, cameras and recorders write; `media-samples/README.md` says how it was
 * made.
 */
export const mediaSample = (name: string): Buffer =>
  readFileSync(path.join(__dirname, '../media-samples', name));

interface ZipEntry {
  name: string;
  bytes?: Buffer;
  /** A wrong value to write into the directory. */
  unfolded?: number;
  /** True if not compressed. */
  isStored?: true;
}

const DOCUMENT: ZipEntry[] = [
  { name: '[Content_Types].xml', bytes: Buffer.from('<Types/>') },
  { name: 'word/document.xml', bytes: Buffer.from('<w:document/>') },
];

/** A minimal .docx, with optional additions. */
export const aDocx = (more: ZipEntry[] = [], { without = '' } = {}): Buffer =>
  aZip([...DOCUMENT.filter(({ name }) => name !== without), ...more]);

export function aZip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes = Buffer.alloc(0), unfolded = bytes.length, isStored } of entries) {
    const packed = isStored ? bytes : deflateRawSync(bytes);
    const title = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(isStored ? 0 : 8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(unfolded, 22);
    local.writeUInt16LE(title.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(unfolded, 24);
    entry.writeUInt16LE(title.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, title, packed);
    directory.push(entry, title);
    offset += local.length + title.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
}

/** Creates an old Word file as far as its directory. */
export function aDoc(stream = 'WordDocument'): Buffer {
  const bytes = Buffer.alloc(2048);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(9, 30);
  bytes.write(stream, 1024 + 128, 'utf16le');
  bytes.writeUInt32LE(1, 48);
  return bytes;
}

/** Creates a complete PDF, with something before its start or after its end. */
export const aPdf = ({ head = '', tail = '' } = {}): Buffer =>
  Buffer.from(`%PDF-1.7\n${head}1 0 obj<<>>endobj\ntrailer<<>>\nstartxref\n0\n%%EOF\n${tail}`);
