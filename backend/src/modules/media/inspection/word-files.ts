import { broken, type ByteSource } from './upload-refusal.js';

const END_MARK = Buffer.from('504b0506', 'hex');
const ENTRY_MARK = 0x02014b50;
/** Max bytes of the end record with its comment. */
const LONGEST_END = 65_557;
const MAX_DIRECTORY = 4_194_304;
const MAX_ENTRIES = 5000;
/**
 * Max compression ratio. XML shrinks to a twentieth, rarely to a fiftieth; a file beyond this limit was made to fill a
 * disk.
 */
const MAX_RATIO = 100;
const MAX_UNFOLDED = { document: 536_870_912, archive: 2_147_483_648 };
/** Bytes below which the ratio does not matter. */
const HARMLESS = 1_048_576;

/** Entry that makes a zip archive a document of this type. */
const DOCUMENTS = {
  'word/document.xml': 'docx',
  'ppt/presentation.xml': 'pptx',
  'xl/workbook.xml': 'xlsx',
} as const;

const PROGRAM = /\.(exe|com|scr|bat|cmd|msi|ps1|vbs|jar|lnk|apk)$/i;
/** Entries that could run when a document is opened. An e-book may have pages, which its reader confines. */
const ACTIVE = /vbaProject|\.(js|html?|svg)$/i;

/**
 * Tells documents, e-books and other zip archives apart. They are never unpacked here, and must be harmless for anyone
 * who unpacks them.
 */
export async function readZip(source: ByteSource): Promise<'docx' | 'pptx' | 'xlsx' | 'epub' | 'zip'> {
  const entries = await entriesOf(source);
  const names = new Set(entries.map(({ name }) => name));
  if (entries.some(({ name }) => /(^|[/\\])\.\.([/\\]|$)|^[/\\]|:|\0/.test(name)))
    throw broken('it refers to files outside of it');
  const document = Object.entries(DOCUMENTS).find(([part]) => names.has(part))?.[1];
  checkSize(entries, source.size, MAX_UNFOLDED[document ? 'document' : 'archive']);
  const claims = names.has('[Content_Types].xml');
  if (claims !== (document !== undefined)) throw broken('it isn’t a document');
  const isBook = (await source.read(30, 28)).toString('latin1') === 'mimetypeapplication/epub+zip';
  const isActive = document !== undefined && entries.some(({ name }) => ACTIVE.test(name));
  if (isActive || entries.some(({ name }) => PROGRAM.test(name))) throw broken('it contains a program');
  return document ?? (isBook ? 'epub' : 'zip');
}

function checkSize(entries: readonly Entry[], size: number, most: number): void {
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0);
  const unfolded = entries.reduce((sum, entry) => sum + entry.unfolded, 0);
  if (packed > size) throw broken('its parts overlap');
  const limit = Math.max(HARMLESS, Math.min(most, packed * MAX_RATIO));
  if (unfolded > limit) throw broken('it’s too large when unpacked');
}

interface Entry {
  name: string;
  packed: number;
  unfolded: number;
}

/** Reads the archive's list of entries, which must be at the very end. */
async function entriesOf(source: ByteSource): Promise<Entry[]> {
  const tail = await source.read(Math.max(0, source.size - LONGEST_END), LONGEST_END);
  const end = tail.lastIndexOf(END_MARK);
  if (end < 0 || end + 22 > tail.length || end + 22 + tail.readUInt16LE(end + 20) !== tail.length) {
    throw broken('it’s damaged or has extra data at the end');
  }
  const count = tail.readUInt16LE(end + 10);
  const size = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  const endsAt = source.size - tail.length + end;
  if (count > MAX_ENTRIES || size > MAX_DIRECTORY || start + size !== endsAt) throw broken('it’s damaged');
  const directory = await source.read(start, size);
  const entries: Entry[] = [];
  for (let at = 0; at + 46 <= directory.length; ) {
    if (directory.readUInt32LE(at) !== ENTRY_MARK) break;
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + 46, nameEnd),
      packed: directory.readUInt32LE(at + 20),
      unfolded: directory.readUInt32LE(at + 24),
    });
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  if (entries.length !== count) throw broken('it’s damaged');
  return entries;
}

/** Checks an old .doc, a compound file whose directory names the stream of the document ([MS-CFB]). */
export async function checkDoc(source: ByteSource): Promise<void> {
  const header = await source.read(0, 512);
  if (header.length < 512) throw broken('it’s damaged');
  const sectorSize = header.readUInt16LE(30) === 12 ? 4096 : 512;
  const directory = await source.read((header.readUInt32LE(48) + 1) * sectorSize, 4096);
  if (!directory.includes(Buffer.from('WordDocument', 'utf16le'))) throw broken('it isn’t a document');
}
