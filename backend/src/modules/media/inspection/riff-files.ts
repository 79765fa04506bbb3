import { broken, type ByteSource } from './upload-refusal.js';
import { wholeSeconds } from './mp4-header.js';

/** Max chunks to look at; a recording has a few large ones for picture and sound. */
const MAX_CHUNKS = 64;

interface Chunk {
  name: string;
  start: number;
  size: number;
}

/** Lists the chunks of a RIFF file from `at` on. Throws if one is longer than the file, or if something else follows. */
async function chunksOf(source: ByteSource, at: number): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  for (let next = at; next < source.size && chunks.length < MAX_CHUNKS; ) {
    const head = await source.read(next, 8);
    const name = head.toString('latin1', 0, 4);
    if (head.length < 8 || !/^[\x20-\x7e]{4}$/.test(name)) throw broken('it’s damaged');
    const size = head.readUInt32LE(4);
    if (next + 8 + size > source.size) throw broken('it’s damaged or incomplete');
    chunks.push({ name, start: next + 8, size });
    // Chunks begin at even offsets.
    next += 8 + size + (size % 2);
  }
  return chunks;
}

/** Checks a .wav (RIFF, Microsoft 1991) from first to last byte, and returns its length. */
export async function readWav(source: ByteSource): Promise<number | null> {
  const chunks = await chunksOf(source, 12);
  const format = chunks.find(({ name }) => name === 'fmt ');
  const sound = chunks.find(({ name }) => name === 'data');
  if (!format || !sound) throw broken('it has no audio');
  const bytesPerSecond = (await source.read(format.start, 16)).readUInt32LE(8);
  return wholeSeconds(sound.size / bytesPerSecond);
}

export interface AviFacts {
  width: number;
  height: number;
  durationSeconds: number | null;
}

/** Checks an .avi and reads its main header. Large files are several RIFF chunks in a row. */
export async function readAvi(source: ByteSource): Promise<AviFacts> {
  const parts = await chunksOf(source, 0);
  if (parts.some(({ name }) => name !== 'RIFF' && name !== 'JUNK')) throw broken('it’s damaged');
  const header = await source.read(24, 48);
  if (header.length < 48 || header.toString('latin1', 0, 4) !== 'avih') throw broken('it has no video');
  const microsecondsPerFrame = header.readUInt32LE(8);
  const frames = header.readUInt32LE(24);
  return {
    width: header.readUInt32LE(40),
    height: header.readUInt32LE(44),
    durationSeconds: wholeSeconds((frames * microsecondsPerFrame) / 1e6),
  };
}
